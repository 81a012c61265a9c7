// The import rules of the house as one lint rule. "a" may import "b" when no row below forbids it.
import path from 'node:path';

/** Files that may import MUI and Emotion: they are loaded with a demo, never with a plain page. */
const muiHomes = [
  /^src\/mui\//,
  /^(versioned_)?docs\/.*\/_demos\//,
  /^plugins\/code-variants\/families\/packages\//,
  /^playground\//,
  /^src\/components\/(.*\/)?lazy[^/]*(\/|$)/i,
  /\.test\.tsx?$/,
];

/** What plugins may use of `src/`: pure modules. */
export const sharedSource = [
  'lib',
  'navigation',
  'preferences',
  'mdx',
  'debounce',
  'scriptsFailed',
  'useChunk',
  'useNearViewport',
  'useTabStop',
  'ui',
];

/** A file of `src/` that plugins may not use. */
const ownSource = new RegExp(`^src/(?!(?:${sharedSource.join('|')})(?:/|$))`);

/** Files that register plugins and hand them their options. */
const registration = /^(config\/|docusaurus\.config\.ts$)/;

/** Tests and scripts see everything: they are no part of the site. */
const outside = /^(tests|scripts|bench)\/|\.test\.tsx?$/;

/**
 * What is wrong with an import, if anything.
 *
 * @param {string} from importing file, from the project's folder, with forward slashes
 * @param {string} specifier as written
 * @param {boolean} isType erased before the code runs
 * @returns {string | undefined} a sentence for the author
 */
export function importFault(from, specifier, isType) {
  if (/^@(mui|emotion)\//.test(specifier)) {
    if (isType || outside.test(from) || muiHomes.some((home) => home.test(from))) return undefined;
    return 'Import MUI and Emotion in src/mui, in demos and in lazy* files below src/components: a plain page must not load them';
  }
  const target = resolveInside(from, specifier);
  if (target === undefined || outside.test(from)) return undefined;
  const plugin = pluginOf(from);
  if (plugin && ownSource.test(target)) {
    return `A plugin imports nothing of src but ${sharedSource.join(', ')}: declare an @theme component instead`;
  }
  const targetPlugin = pluginOf(target);
  if (targetPlugin && targetPlugin !== plugin && !registration.test(from) && !isPublicIndex(target)) {
    return `Import what "${targetPlugin}" offers from plugins/${targetPlugin}/client or build`;
  }
  return undefined;
}

/**
 * The target as a path from the project's folder; `undefined` for a package.
 * @param {string} from
 * @param {string} specifier
 */
function resolveInside(from, specifier) {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
}

/** @param {string} file */
function pluginOf(file) {
  return /^plugins\/([^/]+)\//.exec(file)?.[1];
}

/** @param {string} file */
function isPublicIndex(file) {
  return /^plugins\/[^/]+\/(?:client|build)(\/index(\.tsx?)?)?\/?$/.test(file);
}

/**
 * An import or a re-export; `source` is missing where a module exports its own.
 * @typedef {import('eslint').Rule.Node & {
 *   source?: import('eslint').Rule.Node & {value?: unknown},
 *   importKind?: string,
 *   exportKind?: string,
 * }} ImportingNode
 */

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {type: 'problem', schema: [], docs: {description: 'The import rules of docs: who may import whom'}},
  create(context) {
    const from = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const check = (/** @type {ImportingNode} */ node) => {
      const source = node.source;
      if (typeof source?.value !== 'string') return;
      const message = importFault(from, source.value, (node.importKind ?? node.exportKind) === 'type');
      if (message) context.report({node: source, message});
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {rules: {imports: rule}};
