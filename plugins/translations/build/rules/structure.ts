import {isDeepStrictEqual} from 'node:util';
import type {PageModel} from '../pageModel';
import type {Finding} from './blocks';

/** Front matter that a translation repeats exactly. */
const repeatedKeys = [
  'packages',
  'components',
  'plan',
  'newFeature',
  'planned',
  'unstable',
  'disableAd',
  'movedFrom',
];

/** Longest description, in characters. */
const maxDescription = 160;

/** Flags, packages and components are those of the English page; the description is not too long. */
export function checkFrontMatter(source: PageModel, page: PageModel): Finding[] {
  const findings = repeatedKeys
    .filter((key) => !isDeepStrictEqual(source.frontMatter[key], page.frontMatter[key]))
    .map((key) => ({
      line: page.findKeyLine(key),
      message: `front matter "${key}" differs from the English page: ${JSON.stringify(source.frontMatter[key])}`,
    }));
  const {description} = page.frontMatter;
  if (typeof description === 'string' && description.length > maxDescription) {
    findings.push({
      line: page.findKeyLine('description'),
      message: `description has ${description.length} characters, the most is ${maxDescription}`,
    });
  }
  return findings;
}

/** The page has every heading of its source: same number, order, levels and written anchors. */
export function checkHeadings(source: PageModel, page: PageModel): Finding[] {
  const findings: Finding[] = [];
  source.headings.forEach((expected, index) => {
    const heading = page.headings[index];
    if (!heading) {
      findings.push({
        line: 1,
        message: `heading "${expected.text}" {#${expected.id}} of the English page is missing`,
      });
    } else if (!heading.explicit || heading.id !== expected.id) {
      findings.push({
        line: heading.line,
        message: `heading "${heading.text}" needs the anchor {#${expected.id}}`,
      });
    } else if (heading.level !== expected.level) {
      findings.push({
        line: heading.line,
        message: `heading "${heading.text}" has level ${heading.level}, the English one ${expected.level}`,
      });
    }
  });
  return findings.concat(
    page.headings.slice(source.headings.length).map(({line, text}) => ({
      line,
      message: `heading "${text}" is not on the English page`,
    })),
  );
}

/** A component or a code block. */
type Part = {name: string; line: number};

function compareLists(expected: readonly Part[], actual: readonly Part[], what: string): Finding[] {
  const length = Math.max(expected.length, actual.length);
  for (let index = 0; index < length; index += 1) {
    const item = actual[index];
    const wanted = expected[index];
    if (wanted?.name !== item?.name) {
      const line = item?.line ?? actual.at(-1)?.line ?? 1;
      const message = `${what} ${index + 1}: expected ${wanted?.name ?? 'no more'}, found ${item?.name ?? 'none'}`;
      // One mistake shifts all that follow, so only the first is worth reading.
      return [{line, message}];
    }
  }
  return [];
}

/**
 * Demos, other components and code blocks are those of the source, in its order. Components inside a sentence
 * may move, because word order differs between languages.
 */
export function checkComponents(source: PageModel, page: PageModel): Finding[] {
  const pick = (model: PageModel, inline: boolean) =>
    model.components
      .filter((component) => component.inline === inline)
      .map(({signature, line}) => ({name: signature, line}));
  const byName = (a: Part, b: Part) => a.name.localeCompare(b.name, 'en');
  const code = (model: PageModel) =>
    model.codeBlocks.map(({language, line}) => ({name: `\`\`\`${language}`, line}));
  return [
    ...compareLists(pick(source, false), pick(page, false), 'component'),
    ...compareLists(
      pick(source, true).sort(byName),
      pick(page, true).sort(byName),
      'component in a sentence',
    ),
    ...compareLists(code(source), code(page), 'code block'),
  ];
}
