import {translate} from '@docusaurus/Translate';
import type {StoragePurpose} from '../../privacy';

/** What something is kept for, in words. */
export function purposeText(purpose: StoragePurpose): string {
  const texts: Record<StoragePurpose, string> = {
    colorMode: translate({
      id: 'privacy.purpose.colorMode',
      message: 'Light, dark, or as the system has it',
      description: 'What a stored thing is for',
    }),
    settings: translate({
      id: 'privacy.purpose.settings',
      message: 'Your preferences: direction, density, spacing, colors',
      description: 'What a stored thing is for',
    }),
    codeVariant: translate({
      id: 'privacy.purpose.codeVariant',
      message: 'Code in TypeScript or JavaScript',
      description: 'What a stored thing is for',
    }),
    codeStyling: translate({
      id: 'privacy.purpose.codeStyling',
      message: 'Means of styling that demos are shown with',
      description: 'What a stored thing is for',
    }),
    packageManager: translate({
      id: 'privacy.purpose.packageManager',
      message: 'Package manager of install commands',
      description: 'What a stored thing is for',
    }),
    apiLayout: translate({
      id: 'privacy.purpose.apiLayout',
      message: 'Layout of the API reference',
      description: 'What a stored thing is for',
    }),
    feedbackDrafts: translate({
      id: 'privacy.purpose.feedbackDrafts',
      message: 'Feedback that you have written and not sent yet',
      description: 'What a stored thing is for',
    }),
    feedbackUnsent: translate({
      id: 'privacy.purpose.feedbackUnsent',
      message: 'Feedback that you have sent and that did not arrive, to send it when you are online again',
      description: 'What a stored thing is for',
    }),
    feedbackRatings: translate({
      id: 'privacy.purpose.feedbackRatings',
      message:
        'Which pages you have called helpful or not, and a random number for each, so that your next answer takes the place of the last one',
      description: 'What a stored thing is for',
    }),
    feedbackVisit: translate({
      id: 'privacy.purpose.feedbackVisit',
      message: 'That the server has refused feedback in this tab, so that it is not sent again at each page',
      description: 'What a stored thing is for',
    }),
    consent: translate({
      id: 'privacy.purpose.consent',
      message: 'Your answer about third parties, and which ones it was about',
      description: 'What a stored thing is for',
    }),
    recentSearches: translate({
      id: 'privacy.purpose.recentSearches',
      message: 'Your last searches, to search for them again',
      description: 'What a stored thing is for',
    }),
    sidebarScroll: translate({
      id: 'privacy.purpose.sidebarScroll',
      message: 'How far a navigation was scrolled',
      description: 'What a stored thing is for',
    }),
    reload: translate({
      id: 'privacy.purpose.reload',
      message: 'When a page was loaded again because a part of it was missing, so that it does not repeat',
      description: 'What a stored thing is for',
    }),
    visitedPages: translate({
      id: 'privacy.purpose.visitedPages',
      message:
        'Pages that you have read, so that they open without a network; replaced when the site changes',
      description: 'What a stored thing is for',
    }),
    keptVersion: translate({
      id: 'privacy.purpose.keptVersion',
      message: 'A version that you have asked to keep for reading without a network',
      description: 'What a stored thing is for',
    }),
    visitor: translate({
      id: 'privacy.purpose.visitor',
      message: 'Analytics: a random number that tells visitors apart',
      description: 'What a stored thing is for',
    }),
    visit: translate({
      id: 'privacy.purpose.visit',
      message: 'Analytics: the visit that is going on',
      description: 'What a stored thing is for',
    }),
  };
  return texts[purpose];
}
