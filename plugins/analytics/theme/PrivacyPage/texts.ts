import {translate} from '@docusaurus/Translate';
import type {ThirdParties} from '../../client';
import type {ServiceName, StorageKind, StorageLife} from '../../privacy';

/** Where something is kept, in words. */
export function kindText(kind: StorageKind): string {
  const texts: Record<StorageKind, string> = {
    cookie: translate({id: 'privacy.kind.cookie', message: 'Cookie', description: 'Kind of storage'}),
    localStorage: translate({
      id: 'privacy.kind.localStorage',
      message: 'Local storage',
      description: 'Kind of storage',
    }),
    sessionStorage: translate({
      id: 'privacy.kind.sessionStorage',
      message: 'Session storage',
      description: 'Kind of storage',
    }),
    cache: translate({id: 'privacy.kind.cache', message: 'Cache', description: 'Kind of storage'}),
  };
  return texts[kind];
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
  const names: Record<ServiceName, string> = {
    analytics: translate({
      id: 'privacy.service.analytics',
      message: 'Google Analytics:',
      description: 'Name of a third party, before what it learns',
    }),
    adverts: translate({
      id: 'privacy.service.adverts',
      message: 'Carbon Ads:',
      description: 'Name of a third party, before what it learns',
    }),
    search: translate({
      id: 'privacy.service.search',
      message: 'Algolia:',
      description: 'Name of a third party, before what it learns',
    }),
    iconFont: translate({
      id: 'privacy.service.iconFont',
      message: 'Icon font:',
      description: 'Name of a third party, before what it learns',
    }),
  };
  return names[name];
}

/** What a service learns of a visit. */
export function learnsText(name: ServiceName): string {
  const texts: Record<ServiceName, string> = {
    analytics: translate({
      id: 'privacy.learns.analytics',
      message:
        'which pages you read, what you click, your preferences and, for one page load in ten thousand, how fast the page was. It also sees your network address and browser.',
      description: 'What a third party learns of a visit',
    }),
    adverts: translate({
      id: 'privacy.learns.adverts',
      message: 'that a page with an advert is open. It also sees your network address and browser.',
      description: 'What a third party learns of a visit',
    }),
    search: translate({
      id: 'privacy.learns.search',
      message: 'what you search for. It also sees your network address and browser.',
      description: 'What a third party learns of a visit',
    }),
    iconFont: translate({
      id: 'privacy.learns.iconFont',
      message:
        'that you opened a page with a demo that uses its icons. It also sees your network address and browser.',
      description: 'What a third party learns of a visit',
    }),
  };
  return texts[name];
}

/** What the reader has decided. */
export function consentText(consent: ThirdParties): string {
  const texts: Record<ThirdParties, string> = {
    allowed: translate({
      id: 'privacy.consent.allowed',
      message: 'At the moment third parties are allowed.',
      description: 'State of the choice on the privacy page',
    }),
    refused: translate({
      id: 'privacy.consent.refused',
      message: 'At the moment third parties are refused.',
      description: 'State of the choice on the privacy page',
    }),
    undecided: translate({
      id: 'privacy.consent.undecided',
      message: 'You have not chosen yet.',
      description: 'State of the choice on the privacy page',
    }),
  };
  return texts[consent];
}
