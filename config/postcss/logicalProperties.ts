import type {ChildNode, Declaration, Plugin} from 'postcss';
import {logicalDeclarations} from './logicalDeclarations';

/** Text of the comment that keeps the next declaration or rule physical. */
const MARK = '@physical';

function isMarked(node: ChildNode): boolean {
  const previous = node.prev();
  return previous?.type === 'comment' && previous.text.startsWith(MARK);
}

/** A rule for one direction says left and right on purpose. */
function isDirectional(node: ChildNode): boolean {
  return node.type === 'rule' && /\[dir\b|:dir\(/.test(node.selector);
}

function staysPhysical(declaration: Declaration): boolean {
  if (isMarked(declaration)) {
    return true;
  }
  let node: Declaration['parent'] = declaration.parent;
  while (node && node.type !== 'root') {
    const child: ChildNode = node;
    if (isDirectional(child) || isMarked(child)) {
      return true;
    }
    node = child.parent;
  }
  return false;
}

/**
 * PostCSS plugin: turns physical declarations into logical ones, so that the page mirrors when `dir` changes at run
 * time. It is the last plugin: others turn logical properties of the sources into physical ones. Declarations in rules
 * with `[dir…]` or `:dir()`, and those after a comment that begins with `@physical`, stay. Transforms, background
 * positions and shadows have no logical form and stay as well.
 */
export function logicalProperties(): Plugin {
  return {
    postcssPlugin: 'logical-properties',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        const logical = logicalDeclarations(declaration.prop.toLowerCase(), declaration.value);
        if (logical === null || staysPhysical(declaration)) {
          return;
        }
        for (const [prop, value] of logical) {
          declaration.cloneBefore({prop, value});
        }
        declaration.remove();
      });
    },
  };
}
