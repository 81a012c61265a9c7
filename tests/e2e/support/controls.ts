import type {Locator, Page} from '@playwright/test';
import type {FaultName} from './faults';

/** A control whose code or data comes when a reader uses it. */
export interface Control {
  readonly name: string;
  readonly address: string;
  readonly width?: number;
  /** The button of the menu that has what the reader presses, and that keeps the focus. */
  readonly menu?: (page: Page) => Locator;
  /** What the reader presses. */
  readonly press: (page: Page) => Locator;
  /** What appears. */
  readonly result: (page: Page) => Locator;
  /** What says that it did not come, where the page could say so of something else too. */
  readonly alert?: (page: Page) => Locator;
  /** It takes the focus by itself: it is a dialog. */
  readonly takesFocus?: true;
  /** No Escape: it stands in the text and takes nothing away. */
  readonly stays?: true;
  /** What a test of its own holds. */
  readonly leavesOut?: FaultName;
}

export const grid = '/x/react-data-grid/sorting/';

/** Without demos, which have failures of their own to tell. */
export const text = '/x/introduction/support/';

const searchFailure = (page: Page) =>
  page.getByRole('alertdialog', {name: 'The search could not be loaded.'});
const feedback = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});
const apiMenu = (page: Page) => page.getByRole('main').getByRole('button', {name: 'API', exact: true});

export const controls: readonly Control[] = [
  {
    name: 'the version menu',
    address: text,
    press: (page) => page.getByRole('banner').getByRole('button', {name: /^Version/}),
    result: (page) => page.getByRole('menu', {name: 'Documentation version'}),
  },
  {
    name: 'the language menu',
    address: text,
    press: (page) => page.getByRole('banner').getByRole('button', {name: /^Language/}),
    result: (page) => page.getByRole('menu', {name: 'Language'}),
  },
  {
    name: 'the menu of products',
    address: text,
    width: 1000,
    press: (page) => page.getByRole('banner').getByRole('button', {name: /^Products/}),
    result: (page) => page.getByRole('menu', {name: 'Products'}),
  },
  {
    name: 'the preferences',
    address: text,
    press: (page) => page.getByRole('button', {name: 'Preferences'}),
    result: (page) => page.getByRole('dialog', {name: 'Preferences'}),
  },
  {
    name: 'the Markdown menu',
    address: text,
    press: (page) => page.getByRole('button', {name: 'Markdown'}),
    result: (page) => page.getByRole('menu', {name: 'This page as Markdown'}),
  },
  {
    name: 'the search',
    address: text,
    press: (page) => page.getByRole('banner').getByRole('button', {name: 'Search the docs'}),
    result: (page) => page.getByRole('combobox', {name: 'Search pages, API names and text'}),
    alert: searchFailure,
    takesFocus: true,
  },
  {
    name: 'the API beside the text',
    address: grid,
    menu: apiMenu,
    press: (page) => page.getByRole('button', {name: 'Show beside the text'}),
    result: (page) => page.getByRole('dialog', {name: 'API'}),
    alert: (page) => apiMenu(page).locator('../..').getByRole('alert'),
  },
  {
    name: 'the feedback on a page',
    address: text,
    press: (page) => feedback(page).getByRole('button', {name: 'Yes', exact: true}),
    result: (page) => feedback(page).getByRole('textbox'),
    alert: (page) => feedback(page).getByRole('alert'),
    stays: true,
    // It is sent by itself once there is a network: feedback.spec.
    leavesOut: 'there is no network',
  },
];

export const missing = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

/** The page's own answer to feedback: the server takes ten entries a minute. */
export const takeFeedback = (page: Page) =>
  page.route('**/feedback', (route) => route.fulfill({status: 204}));
