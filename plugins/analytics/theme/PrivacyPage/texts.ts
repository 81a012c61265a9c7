import {translate} from '@docusaurus/Translate';
import type {ThirdParties} from '../../client';
import type {ServiceName, StorageKind, StorageLife} from '../../privacy';

/** Where something is kept, in words. */
export function kindText(kind: StorageKind): string {
  switch (kind) {
    case 'cookie':
      return translate({id: 'privacy.kind.cookie', message: 'Cookie', description: 'Kind of storage'});
    case 'localStorage':
      return translate({
        id: 'privacy.kind.localStorage',
        message: 'Local storage',
        description: 'Kind of storage',
      });
    case 'sessionStorage':
      return translate({
        id: 'privacy.kind.sessionStorage',
        message: 'Session storage',
        description: 'Kind of storage',
      });
    case 'cache':
      return translate({id: 'privacy.kind.cache', message: 'Cache', description: 'Kind of storage'});
  }
}

/** How long something is kept, in words. */
export function lifeText(life: StorageLife): string {
  if (life === 'untilRemoved') {
    return translate({
      id: 'privacy.life.untilRemoved',
      message: 'Until you remove it',
      description: 'How long something is stored',
    });
  }
  if (life === 'tab') {
    return translate({
      id: 'privacy.life.tab',
      message: 'Until you close the tab',
      description: 'How long something is stored',
    });
  }
  return translate(
    {
      id: 'privacy.life.days',
      message: '{days} days after it was last written',
      description: 'How long something is stored',
    },
    {days: life.days},
  );
}

/** What a service is called. */
export function serviceName(name: ServiceName): string {
  switch (name) {
    case 'analytics':
      return translate({
        id: 'privacy.service.analytics',
        message: 'Google Analytics:',
        description: 'Name of a third party, before what it learns',
      });
    case 'adverts':
      return translate({
        id: 'privacy.service.adverts',
        message: 'Carbon Ads:',
        description: 'Name of a third party, before what it learns',
      });
    case 'search':
      return translate({
        id: 'privacy.service.search',
        message: 'Algolia:',
        description: 'Name of a third party, before what it learns',
      });
    case 'iconFont':
      return translate({
        id: 'privacy.service.iconFont',
        message: 'Icon font:',
        description: 'Name of a third party, before what it learns',
      });
  }
}

/** What a service learns of a visit. */
export function learnsText(name: ServiceName): string {
  switch (name) {
    case 'analytics':
      return translate({
        id: 'privacy.learns.analytics',
        message:
          'which pages you read, what you click, your preferences and, for one page load in ten thousand, how fast the page was. It also sees your network address and browser.',
        description: 'What a third party learns of a visit',
      });
    case 'adverts':
      return translate({
        id: 'privacy.learns.adverts',
        message: 'that a page with an advert is open. It also sees your network address and browser.',
        description: 'What a third party learns of a visit',
      });
    case 'search':
      return translate({
        id: 'privacy.learns.search',
        message: 'what you search for. It also sees your network address and browser.',
        description: 'What a third party learns of a visit',
      });
    case 'iconFont':
      return translate({
        id: 'privacy.learns.iconFont',
        message:
          'that you opened a page with a demo that uses its icons. It also sees your network address and browser.',
        description: 'What a third party learns of a visit',
      });
  }
}

/** What the reader has decided. */
export function consentText(consent: ThirdParties): string {
  switch (consent) {
    case 'allowed':
      return translate({
        id: 'privacy.consent.allowed',
        message: 'At the moment third parties are allowed.',
        description: 'State of the choice on the privacy page',
      });
    case 'refused':
      return translate({
        id: 'privacy.consent.refused',
        message: 'At the moment third parties are refused.',
        description: 'State of the choice on the privacy page',
      });
    case 'undecided':
      return translate({
        id: 'privacy.consent.undecided',
        message: 'You have not chosen yet.',
        description: 'State of the choice on the privacy page',
      });
  }
}
