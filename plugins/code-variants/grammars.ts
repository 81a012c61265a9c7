import Prism, {type Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Braces that Prism's JSX looks into: three deep, which an `initialState` exceeds. */
const shallowBraces = createBraces(3);
const deepBraces = createBraces(8);

function createBraces(depth: number): string {
  const inside = depth === 1 ? String.raw`[^{}]*` : String.raw`(?:${createBraces(depth - 1)}|[^{}])*`;
  return String.raw`\{${inside}\}`;
}

function isGrammar(value: unknown): value is Grammar {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
}

const propertyRule = 'literal-property';

/** Replaces the braces in a rule, and in the rules inside it. */
function deepen(rule: Grammar, seen = new Set<Grammar>()): void {
  if (seen.has(rule)) {
    return;
  }
  seen.add(rule);
  for (const [name, value] of Object.entries(rule)) {
    if (value instanceof RegExp && !value.source.includes(deepBraces)) {
      Reflect.set(rule, name, new RegExp(value.source.replaceAll(shallowBraces, deepBraces), value.flags));
    } else if (isGrammar(value)) {
      deepen(value, seen);
    }
  }
}

/** Prism leaves the names of properties plain in TypeScript; here both forms of one demo look the same. */
function colorProperties(name: 'typescript' | 'tsx'): void {
  const grammar: unknown = Prism.languages[name];
  const {[propertyRule]: property}: Record<string, unknown> = {...Prism.languages.javascript};
  if (isGrammar(grammar) && !(propertyRule in grammar)) {
    const rule: Grammar = {};
    Reflect.set(rule, propertyRule, property);
    Prism.languages.insertBefore(name, 'operator', rule);
  }
}

/** Prism's grammar of a language, with what code of this site needs beyond it; nothing when there is none. */
export function getGrammar(name: string): Grammar | undefined {
  if (!Prism.languages[name]) {
    loadGrammar(name);
  }
  const grammar: unknown = Prism.languages[name];
  // Beside the grammars stand Prism's own functions, such as `extend`.
  return isGrammar(grammar) ? grammar : undefined;
}

function loadGrammar(name: string): void {
  // This may load grammars anew that another one builds on: what is ours is added each time.
  loadLanguages([name]);
  colorProperties('typescript');
  colorProperties('tsx');
  for (const grammar of [Prism.languages.jsx, Prism.languages.tsx]) {
    const {tag}: Record<string, unknown> = {...grammar};
    if (isGrammar(tag)) {
      deepen(tag);
    }
  }
}
