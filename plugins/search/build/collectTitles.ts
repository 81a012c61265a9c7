import {groupBy} from '../../../src/lib/groupBy';
import {flagsIn} from '../../../src/navigation';
import type {TitledPage, TitlesFile} from '../format';
import type {SearchPage} from './readPage';

/** Sections that most pages have: their titles tell nothing apart. */
const commonSections: ReadonlySet<string> = new Set([
  'accessibility',
  'keyboard',
  'keyboard-and-screen-readers',
  'limits',
  'limitations',
  'go-on',
  'next-steps',
  'what-next',
]);

/** One page as the file of titles has it. */
export function titledPage(
  path: string,
  {title, crumbs, description, marks, sections}: SearchPage,
): TitledPage {
  const plan = marks.find((mark) => mark === 'pro' || mark === 'premium');
  return {
    path,
    title,
    label: crumbs.at(-1) ?? title,
    crumbs: crumbs.slice(0, -1),
    description,
    ...flagsIn({plan, ...Object.fromEntries(marks.map((mark) => [mark, true]))}),
    sections: sections
      .filter(({anchor, isMember}) => anchor !== '' && !isMember && !commonSections.has(anchor))
      .map(({anchor, title: text}) => [anchor, text]),
  };
}

/**
 * The titles and headings of a part.
 *
 * @param pages - by path below the base address
 * @param names - paths of the pages that stand in the file of names, where they are found
 */
export function collectTitles(
  pages: ReadonlyMap<string, SearchPage>,
  names: ReadonlySet<string>,
): TitlesFile {
  const titled = [...pages]
    .filter(([path]) => !names.has(path))
    .map(([path, page]) => titledPage(path, page));
  const toFullName = ({crumbs: [product = ''], label}: TitledPage) => `${product}\n${label}`;
  const named = groupBy(titled, toFullName);
  return {
    pages: titled.map((page) => {
      const group = page.crumbs.at(-1);
      const isShared = (named.get(toFullName(page)) ?? []).length > 1;
      return isShared && group !== undefined ? {...page, groupedLabel: `${group} – ${page.label}`} : page;
    }),
  };
}
