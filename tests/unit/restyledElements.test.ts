import {readdirSync, readFileSync} from 'node:fs';
import postcss, {type Rule} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import {describe, expect, it} from 'vitest';

type Selector = parseSelectors.Selector;
type Node = parseSelectors.Node;

/** The compounds of a selector, `a`, `> .b` and `:is(c, d)` of `a > .b :is(c, d)`, without their combinators. */
function splitCompounds(selector: Selector): Node[][] {
  const compounds: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  return compounds;
}

const named = new Set(['class', 'id', 'attribute']);
const transparent = new Set([':is', ':where', ':global']);
const structural = /^:(?:(?:first|last|only|nth)[a-z-]*|empty)$/;

/** Whether a compound has a class, an id or an attribute by which the browser finds what it may match. */
function hasName(compound: readonly Node[] = []): boolean {
  return compound.some(
    (node) =>
      named.has(node.type) ||
      (node.type === 'pseudo' &&
        transparent.has(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((inner) => hasName(splitCompounds(inner).at(-1)))),
  );
}

const hasTag = (compound: readonly Node[] = []): boolean => compound.some(({type}) => type === 'tag');

/** Every pseudo-class of some nodes, those inside of others too. */
function listPseudos(nodes: readonly Node[]): parseSelectors.Pseudo[] {
  return nodes.flatMap((node) =>
    node.type === 'pseudo' ? [node, ...node.nodes.flatMap((inner) => listPseudos(inner.nodes))] : [],
  );
}

/**
 * Whether an element that comes or goes anywhere makes the browser look at all that stands on the page: the selector
 * asks for something that any element may change (`:has(:last-child)`, `:has(> div)`, `:last-child > …`) above what it
 * styles, and what it styles has no name.
 */
function restylesThePage(selector: Selector): boolean {
  const compounds = splitCompounds(selector);
  const last = compounds.pop();
  if (hasName(last)) return false;
  return listPseudos(compounds.flat()).some(({value, nodes}) =>
    value === ':has'
      ? nodes.some(
          (inner) =>
            !splitCompounds(inner)
              .filter((each) => each.length > 0)
              .every(hasName),
        )
      : structural.test(value) && !hasTag(last),
  );
}

function listSelectors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    const {parent} = rule;
    const isKeyframe = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    const isForPaper = parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';
    if (!isKeyframe && !isForPaper) {
      parseSelectors((root) =>
        root.each((selector) => void (restylesThePage(selector) && found.push(String(selector).trim()))),
      ).processSync(rule.selector);
    }
  });
  return found;
}

const styleSheets = ['src', 'plugins'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

describe('an element that comes or goes, as all those of a demo do at once,', () => {
  it.each([
    ['.a:has(label:last-child > :checked) > :nth-child(2)', true],
    ['.a:not(:has(img:not([hidden]))) :is(a > span, p)', true],
    ['.a:has(> svg) p', true],
    ['.a > :last-child > :last-child', true],
    ['.a > div:first-child > *', true],
    ['.a:has(> svg)', false],
    ['.a:has(> svg) .b', false],
    [".a:has([value='b']:checked) > figure:last-child", false],
    ['.a > :last-child :global([role=menu])', false],
    ['.a > div:first-child svg', false],
    ['.a > :last-child', false],
  ])('with %s restyles the page: %s', (selector, expected) => {
    expect(listSelectors(`${selector} {color: red}`).length > 0).toBe(expected);
  });

  it.each(styleSheets)('restyles no page by %s', (file) => {
    expect(listSelectors(readFileSync(file, 'utf8'))).toEqual([]);
  });
});
