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

/** Pages of the API reference that belong to a product and are not deprecated. */
function apiPages(folder: string, model: ApiModel) {
  return model.pages.filter(({product, deprecated}) => `react-${product}` === folder && deprecated === null);
}

/** Holds names against what the pages of a product and their demos write in code, and against the reasons for the others. */
function countNames(
  names: readonly string[],
  reasons: Readonly<Record<string, string>>,
  pages: readonly Pick<MentioningPage, 'code'>[],
) {
  const all = new Set(names);
  const written = identifiersIn(pages.flatMap(({code}) => code));
  const unwritten = new Set([...all].filter((name) => !written.has(name)));
  return {
    all: all.size,
    written: all.size - unwritten.size,
    /** Neither written nor listed with a reason. */
    missing: [...unwritten].filter((name) => !(name in reasons)).sort(),
    /** Listed with a reason, and written or gone. */
    needless: Object.keys(reasons).filter((name) => !unwritten.has(name)),
  };
}

/** Counts the props of a product's components, those that its pages mention, and those that they do not. */
export function countProps(
  {folder, unmentionedProps}: Pick<ProductMeasure, 'folder' | 'unmentionedProps'>,
  model: ApiModel,
  pages: readonly Pick<MentioningPage, 'code'>[],
) {
  const props = apiPages(folder, model).flatMap((page) =>
    page.kind === 'component' ? currentProps(page) : [],
  );
  return countNames(props, unmentionedProps, pages);
}

/** Counts the components and hooks of a product, those that its pages show, and those that they do not. */
export function countShown(
  {folder, unshown = {}}: Pick<ProductMeasure, 'folder' | 'unshown'>,
  model: ApiModel,
  pages: readonly Pick<MentioningPage, 'code'>[],
) {
  const members = apiPages(folder, model).filter(({kind}) => kind === 'component' || kind === 'hook');
  return countNames(
    members.map(({name}) => name),
    unshown,
    pages,
  );
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

/** What a product's pages reach of its measure: whether all of it, and lines for the terminal. */
export function measureProduct(
  measure: ProductMeasure,
  {model, pages, languages}: Site,
): {isReached: boolean; lines: string[]} {
  const productPages = pagesBelow(measure.folder, pages);
  const few = pagesWithFewDemos(measure, productPages);
  const claims = productPages.reduce((total, page) => total + page.claims, 0);
  const counts = countQuestions(Object.values(measure.questions).flat());
  const asked = counts.answered + counts.partly + counts.refused;
  const props = countProps(measure, model, productPages);
  const reasons = Object.entries(measure.unmentionedProps);
  const members = measure.unshown && countShown(measure, model, productPages);
  const unshown = Object.entries(measure.unshown ?? {});
  const untranslated = productPages.filter(({translated}) =>
    languages.some((each) => !translated.includes(each)),
  );
  const row = (name: string, isMet: boolean, text: string) => ({
    isMet,
    line: `  ${name.padEnd(12)} ${yesNo(isMet).padEnd(4)} ${text}`,
  });
  const rows = [
    row(
      'demos',
      few.length === 0,
      `${productPages.length - few.length} pages have ${measure.demos} or more, or all they need`,
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
      `${props.all}: ${props.written} mentioned, ${reasons.length} with a reason, ${props.missing.length} neither`,
    ),
    ...(members
      ? [
          row(
            'members',
            members.missing.length === 0 && members.needless.length === 0,
            `${members.all} components and hooks: ${members.written} shown, ${unshown.length} with a reason, ` +
              `${members.missing.length} neither`,
          ),
        ]
      : []),
    row(
      'translated',
      untranslated.length === 0,
      `${productPages.length - untranslated.length} to ${languages.join(', ')}`,
    ),
  ];
  const lines = [
    '',
    `Measure of ${measure.folder}: ${productPages.length} pages`,
    ...rows.map(({line}) => line),
    ...list('Too few demos', few),
    ...list('Questions that are not answered in full', openQuestions(measure.questions)),
    ...list('Props that no page mentions', props.missing),
    ...list('Reasons that no prop needs', props.needless),
    ...list('Components and hooks that no page shows', members?.missing ?? []),
    ...list('Reasons that no component or hook needs', members?.needless ?? []),
    ...list(
      'Props that need no mention',
      reasons.map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list(
      'Components and hooks that need no page',
      unshown.map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list(
      'Not translated',
      untranslated.map(({page}) => page),
    ),
  ];
  return {isReached: rows.every(({isMet}) => isMet), lines};
}
