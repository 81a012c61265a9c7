import {currentPackages} from '../../../config/apiReference';
import {loadApiModel} from '../../../plugins/api-reference/model/readModel';
import {siteViews} from '../../../plugins/api-reference/siteViews';
import type {ApiPageView} from '../../../plugins/api-reference/view/types';
import {machineIndex} from '../../../plugins/api-reference/machine/machineFiles';
import type {IndexedName} from '../../../plugins/search/build/collectNames';
import type {PageSection, SearchPage} from '../../../plugins/search/build/readPage';

/**
 * The pages of the API reference as the search reads them from a build, and the entries of its index. Members have their
 * names only: they are found by those, and what is written about them takes the index most of its time.
 */
export interface ApiPages {
  readonly pages: ReadonlyMap<string, SearchPage>;
  readonly names: readonly IndexedName[];
}

const listTitles: Readonly<Record<string, string>> = {
  events: 'Events',
  'api-object': 'API object',
  selectors: 'State selectors',
};

function plain(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

function toSections({description, sections, signatures, definition}: ApiPageView): PageSection[] {
  const part = (anchor: string, title: string, text: string): PageSection => ({
    anchor,
    title,
    isMember: false,
    marks: [],
    text,
  });
  return [
    part('', '', plain(description)),
    ...(definition === undefined ? [] : [part('definition', 'Definition', plain(definition))]),
    ...(signatures ?? []).map(({code}) => part('signature', 'Signature', plain(code))),
    ...sections.flatMap(({id, kind, title, description: text, entries}) => [
      part(id, title ?? kind, plain(text)),
      ...entries.map((entry): PageSection => ({
        anchor: entry.id,
        title: entry.name,
        isMember: true,
        marks: entry.plan === undefined ? [] : [entry.plan],
        text: plain(entry.selector),
      })),
    ]),
  ];
}

/** @param siteDir - absolute path of the project */
export async function apiPages(siteDir: string): Promise<ApiPages> {
  const model = await loadApiModel({siteDir, packageSet: currentPackages});
  const views = siteViews(model, new Map(), {baseUrl: '/x/', highlight: (code) => code});
  const pages = views.pages.map(({head, view}): [string, SearchPage] => [
    `api/${view.product}/${view.slug}/`,
    {
      lang: 'en',
      title: listTitles[view.kind] ?? view.name,
      crumbs: [],
      description: head.summary,
      marks: view.plan === 'community' ? [] : [view.plan],
      sections: toSections(view),
    },
  ]);
  return {pages: new Map(pages), names: machineIndex(model, '/x/api/').entries};
}
