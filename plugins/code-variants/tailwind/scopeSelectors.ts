import type {Plugin, Rule} from 'postcss';

/**
 * Where styles of a demo count: inside demos, and in what their components add to the end of `<body>`, such as menus.
 * The page around has its own names. `:where` adds nothing to the weight of a selector.
 */
const scope = ':where([data-demo], body > :not(#__docusaurus))';

function scoped(selector: string): string {
  // Variables stand on the scope itself, everything else inside it or on it.
  if (selector === ':root' || selector === ':host') {
    return scope;
  }
  return `${scope} ${selector}`;
}

function isInKeyframes(rule: Rule): boolean {
  const {parent} = rule;
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

/** PostCSS plugin: keeps the styles of a demo inside demos. Nested rules follow their parent. */
export function scopeSelectors(): Plugin {
  return {
    postcssPlugin: 'scope-demo-styles',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (!isInKeyframes(rule) && rule.parent?.type !== 'rule') {
          rule.selectors = [...new Set(rule.selectors.map(scoped))];
        }
      });
    },
  };
}
