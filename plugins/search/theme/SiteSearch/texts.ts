import {translate} from '@docusaurus/Translate';
import type {HitKind} from '../../engine/types';

/** What a result is, in a word. */
export const kindLabels: Readonly<Record<HitKind, string>> = {
  page: translate({id: 'search.kind.page', message: 'Page', description: 'Kind of a search result'}),
  component: translate({
    id: 'search.kind.component',
    message: 'Component',
    description: 'Kind of a search result',
  }),
  hook: translate({id: 'search.kind.hook', message: 'Hook', description: 'Kind of a search result'}),
  interface: translate({
    id: 'search.kind.interface',
    message: 'Type',
    description: 'Kind of a search result',
  }),
  list: translate({id: 'search.kind.list', message: 'API', description: 'Kind of a search result'}),
  prop: translate({id: 'search.kind.prop', message: 'Prop', description: 'Kind of a search result'}),
  slot: translate({id: 'search.kind.slot', message: 'Slot', description: 'Kind of a search result'}),
  class: translate({id: 'search.kind.class', message: 'CSS class', description: 'Kind of a search result'}),
  event: translate({id: 'search.kind.event', message: 'Event', description: 'Kind of a search result'}),
  method: translate({id: 'search.kind.method', message: 'Method', description: 'Kind of a search result'}),
  selector: translate({
    id: 'search.kind.selector',
    message: 'Selector',
    description: 'Kind of a search result',
  }),
};

/** What the parts of the dialog are called. */
export const dialogLabels = {
  title: translate({id: 'search.title', message: 'Search', description: 'Name of the dialog'}),
  box: translate({
    id: 'search.input',
    message: 'Search pages, API names and text',
    description: 'Name of the box',
  }),
  placeholder: translate({
    id: 'search.placeholder',
    message: 'Pages, API names, text',
    description: 'What can be searched, in the empty box: 22 letters at most, for narrow screens',
  }),
  clear: translate({id: 'search.clear', message: 'Clear', description: 'Button that empties the box'}),
  close: translate({id: 'search.close', message: 'Close', description: 'Button that closes the dialog'}),
  results: translate({id: 'search.results', message: 'Results', description: 'Name of the list of results'}),
};
