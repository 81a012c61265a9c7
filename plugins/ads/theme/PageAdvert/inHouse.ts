import {translate} from '@docusaurus/Translate';
import type {InHouseName} from '../../client/fillers';

/** An in-house advert in the reader's language. */
export type InHouseAdvert = {
  link: string;
  title: string;
  text: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
};

/** What each in-house advert says and where it leads. */
export const inHouseAdverts: Readonly<Record<InHouseName, () => InHouseAdvert>> = {
  scaffold: () => ({
    link: 'https://mui.com/toolpad/core/introduction/',
    title: translate({
      id: 'ads.scaffold.title',
      message: 'Start an admin app with one command',
      description: 'In-house advert for the scaffold generator: title',
    }),
    text: translate({
      id: 'ads.scaffold.text',
      message: 'The generator writes a React project with routes, sign-in and a dashboard.',
      description: 'In-house advert for the scaffold generator: text',
    }),
    alt: translate({
      id: 'ads.scaffold.alt',
      message: 'A terminal from which three parts of a project branch off',
      description: 'In-house advert for the scaffold generator: what the picture shows',
    }),
  }),
  templates: () => ({
    link: 'https://mui.com/templates/',
    title: translate({
      id: 'ads.templates.title',
      message: 'Begin with a finished page',
      description: 'In-house advert for templates: title',
    }),
    text: translate({
      id: 'ads.templates.text',
      message: 'Premium templates for dashboards and landing pages, yours to change.',
      description: 'In-house advert for templates: text',
    }),
    alt: translate({
      id: 'ads.templates.alt',
      message: 'Three page layouts lying on each other, the front one with a chart',
      description: 'In-house advert for templates: what the picture shows',
    }),
  }),
  themes: () => ({
    link: 'https://mui.com/store/',
    title: translate({
      id: 'ads.themes.title',
      message: 'Give your app a look of its own',
      description: 'In-house advert for themes: title',
    }),
    text: translate({
      id: 'ads.themes.text',
      message: 'Premium themes for Material UI: colors, type and components that match.',
      description: 'In-house advert for themes: text',
    }),
    alt: translate({
      id: 'ads.themes.alt',
      message: 'A card with colors, a button and a switch, and a brush beside it',
      description: 'In-house advert for themes: what the picture shows',
    }),
  }),
  enterprise: () => ({
    link: 'https://mui.com/pricing/',
    title: translate({
      id: 'ads.enterprise.title',
      message: 'MUI X for the whole company',
      description: 'In-house advert for the enterprise subscription: title',
    }),
    text: translate({
      id: 'ads.enterprise.text',
      message: 'The Enterprise plan: all components, and support with agreed response times.',
      description: 'In-house advert for the enterprise subscription: text',
    }),
    alt: translate({
      id: 'ads.enterprise.alt',
      message: 'Two office buildings and a shield with a tick',
      description: 'In-house advert for the enterprise subscription: what the picture shows',
    }),
  }),
  'design-kit': () => ({
    link: 'https://mui.com/design-kits/',
    title: translate({
      id: 'ads.designKit.title',
      message: 'Design with the same components',
      description: 'In-house advert for the design kit: title',
    }),
    text: translate({
      id: 'ads.designKit.text',
      message: 'The design kit has the components for Figma: drafts look like the app.',
      description: 'In-house advert for the design kit: text',
    }),
    alt: translate({
      id: 'ads.designKit.alt',
      message: 'A selected component with handles and a pointer at its corner',
      description: 'In-house advert for the design kit: what the picture shows',
    }),
  }),
};
