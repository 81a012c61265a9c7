import {translate} from '@docusaurus/Translate';
import type {HitKind} from '../../engine/types';

/** What a result is, in a word. */
export function kindText(kind: HitKind): string {
  switch (kind) {
    case 'page':
      return translate({id: 'search.kind.page', message: 'Page', description: 'Kind of a search result'});
    case 'component':
      return translate({
        id: 'search.kind.component',
        message: 'Component',
        description: 'Kind of a search result',
      });
    case 'hook':
      return translate({id: 'search.kind.hook', message: 'Hook', description: 'Kind of a search result'});
    case 'interface':
      return translate({
        id: 'search.kind.interface',
        message: 'Type',
        description: 'Kind of a search result',
      });
    case 'list':
      return translate({id: 'search.kind.list', message: 'API', description: 'Kind of a search result'});
    case 'prop':
      return translate({id: 'search.kind.prop', message: 'Prop', description: 'Kind of a search result'});
    case 'slot':
      return translate({id: 'search.kind.slot', message: 'Slot', description: 'Kind of a search result'});
    case 'class':
      return translate({
        id: 'search.kind.class',
        message: 'CSS class',
        description: 'Kind of a search result',
      });
    case 'event':
      return translate({id: 'search.kind.event', message: 'Event', description: 'Kind of a search result'});
    case 'method':
      return translate({id: 'search.kind.method', message: 'Method', description: 'Kind of a search result'});
    case 'selector':
      return translate({
        id: 'search.kind.selector',
        message: 'Selector',
        description: 'Kind of a search result',
      });
  }
}
