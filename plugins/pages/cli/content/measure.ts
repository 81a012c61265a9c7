import type {ApiModel} from '../../../api-reference/build';
import {countQuestions, openQuestions} from './questions';
import {currentProps, identifiersIn, type MentioningPage} from './todo';
import type {ProductMeasure} from './types';

/** A page, as far as a product is measured by it. */
export interface MeasuredPage extends MentioningPage {
  page: string;
  demos: number;
  claims: number;
  /** Languages in which its translation is that of the English page as it is. */
  translated: readonly string[];
}

/** The pages of a folder: the first page of a product and those below it. */
export function pagesBelow<P extends {page: string}>(folder: string, pages: readonly P[]): P[] {
  return pages.filter(({page}) => page === folder || page.startsWith(`${folder}/`));
}

/** Pages that have fewer demos than their product wants, with both numbers. */
export function pagesWithFewDemos(
  {demos: least, fewerDemos}: Pick<ProductMeasure, 'demos' | 'fewerDemos'>,
  pages: readonly MeasuredPage[],
): string[] {
  return pages.flatMap(({page, demos}) => {
    const wanted = fewerDemos[page] ?? least;
    return demos < wanted ? [`${page}: ${demos} of ${wanted}`] : [];
  });
}

/** Holds the props of a product's components against what its pages and their demos write in code. */
export function countProps(
  {components, unmentionedProps}: Pick<ProductMeasure, 'components' | 'unmentionedProps'>,
  model: ApiModel,
  pages: readonly Pick<MentioningPage, 'code'>[],
) {
  const props = new Set(
    model.pages.flatMap((page) =>
      page.kind === 'component' && components.includes(page.name) ? currentProps(page) : [],
    ),
  );
  const names = identifiersIn(pages.flatMap(({code}) => code));
  const unmentioned = new Set([...props].filter((name) => !names.has(name)));
  return {
    all: props.size,
    mentioned: props.size - unmentioned.size,
    /** Neither mentioned nor listed with a reason. */
    missing: [...unmentioned].filter((name) => !(name in unmentionedProps)).sort(),
    /** Listed with a reason, and mentioned or gone. */
    needless: Object.keys(unmentionedProps).filter((name) => !unmentioned.has(name)),
  };
}

/**
 * Holds the components and hooks that a product exports against what its pages and their demos write in code.
 * Deprecated ones are left out, as deprecated props are.
 */
export function countExports(
  {product, unnamedExports}: Pick<ProductMeasure, 'product' | 'unnamedExports'>,
  model: ApiModel,
  pages: readonly Pick<MentioningPage, 'code'>[],
) {
  const exported = model.pages.filter(
    (page) =>
      page.product === product && (page.kind === 'component' || page.kind === 'hook') && !page.deprecated,
  );
  const names = identifiersIn(pages.flatMap(({code}) => code));
  const unnamed = exported.filter(({name}) => !names.has(name));
  const missing = unnamed.filter(({name}) => !(name in unnamedExports));
  const namesOf = (kind: 'component' | 'hook') =>
    missing.flatMap((page) => (page.kind === kind ? [page.name] : [])).sort();
  return {
    all: exported.length,
    named: exported.length - unnamed.length,
    /** Neither named nor listed with a reason. */
    components: namesOf('component'),
    hooks: namesOf('hook'),
    /** Listed with a reason, and named or gone. */
    needless: Object.keys(unnamedExports).filter((name) => !unnamed.some((page) => page.name === name)),
  };
}

const percent = (part: number) => `${Math.floor(part * 100)}%`;
const yesNo = (isMet: boolean) => (isMet ? 'yes' : 'NO');
const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', `  ${title}`, ...lines.map((line) => `    ${line}`)] : [];

/** What the site has. */
export interface Site {
  model: ApiModel;
  /** All English pages. */
  pages: readonly MeasuredPage[];
  /** Languages that it is translated to. */
  languages: readonly string[];
}

/**
 * What a product's pages reach of its measure.
 *
 * @returns lines for the terminal
 */
export function measureLines(measure: ProductMeasure, {model, pages, languages}: Site): string[] {
  const own = pagesBelow(measure.folder, pages);
  const few = pagesWithFewDemos(measure, own);
  const claims = own.reduce((total, page) => total + page.claims, 0);
  const counts = countQuestions(Object.values(measure.questions).flat());
  const asked = counts.answered + counts.partly + counts.refused;
  const props = countProps(measure, model, own);
  const reasons = Object.entries(measure.unmentionedProps);
  const exports = countExports(measure, model, own);
  const unnamed = exports.components.length + exports.hooks.length;
  const exportReasons = Object.entries(measure.unnamedExports);
  const untranslated = own.filter(({translated}) => languages.some((each) => !translated.includes(each)));
  const row = (name: string, isMet: boolean, text: string) =>
    `  ${name.padEnd(12)} ${yesNo(isMet).padEnd(4)} ${text}`;
  return [
    '',
    `Measure of ${measure.folder}: ${own.length} pages`,
    row(
      'demos',
      few.length === 0,
      `${own.length - few.length} pages have ${measure.demos} or more, or all they need`,
    ),
    row('claims', claims >= measure.claims, `${claims}; at least ${measure.claims}`),
    row(
      'questions',
      asked === 0 || counts.answered / asked >= measure.answered,
      `${asked}: ${counts.answered} answered (${percent(asked === 0 ? 1 : counts.answered / asked)}), ` +
        `${counts.partly} partly, ${counts.refused} refused; at least ${percent(measure.answered)}`,
    ),
    row(
      'props',
      props.missing.length === 0 && props.needless.length === 0,
      `${props.all}: ${props.mentioned} mentioned, ${reasons.length} with a reason, ${props.missing.length} neither`,
    ),
    row(
      'exports',
      unnamed === 0 && exports.needless.length === 0,
      `${exports.all}: ${exports.named} named, ${exportReasons.length} with a reason, ${unnamed} neither`,
    ),
    row(
      'translated',
      untranslated.length === 0,
      `${own.length - untranslated.length} to ${languages.join(', ')}`,
    ),
    ...list('Too few demos', few),
    ...list('Questions that are not answered in full', openQuestions(measure.questions)),
    ...list('Props that no page mentions', props.missing),
    ...list('Reasons that no prop needs', props.needless),
    ...list(
      'Props that need no mention',
      reasons.map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list('Components that no page of the product names', exports.components),
    ...list('Hooks that no page of the product names', exports.hooks),
    ...list('Reasons that no component or hook needs', exports.needless),
    ...list(
      'Components and hooks that need no name',
      exportReasons.map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list(
      'Not translated',
      untranslated.map(({page}) => page),
    ),
  ];
}
