import type {Locator, Page} from 'playwright-core';

/** A demo's toolbar as a reader may see it, and how the reader came there. */
export interface ToolbarState {
  caption: string;
  /** Address of a page with the demo, from the root of the site. */
  address: string;
  /** The demo's name. */
  demo: string;
  mode?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** Width of the window in px. */
  width?: number;
  /** How much of the demo above its toolbar is to be seen, in px; otherwise its end. */
  above?: number;
  /** What the reader does there. */
  act?: (demo: Locator, page: Page) => Promise<void>;
}

const grid = {address: '/x/react-data-grid/', demo: 'FlightBoard'} as const;
const chart = {address: '/x/react-charts/', demo: 'OverviewPie'} as const;

const press = (name: string | RegExp) => (demo: Locator) => demo.getByRole('button', {name}).click();

const openMore = press('More');

async function openView(demo: Locator, page: Page): Promise<void> {
  await openMore(demo);
  await page.getByRole('menuitem', {name: 'View of this demo'}).click();
}

/** An address that names a form of the code opens it. */
const showImported = (demo: Locator) => demo.getByRole('tab').last().click();

async function focusCopy(demo: Locator, page: Page): Promise<void> {
  await demo.getByRole('button', {name: 'Show all code'}).focus();
  await page.keyboard.press('ArrowRight');
}

/** What builds the project is a script of its own, which is out of reach here. */
async function failToDownload(demo: Locator, page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await openMore(demo);
  await page.getByRole('menuitem', {name: 'Download project (.zip)'}).click();
  await demo.getByRole('status').filter({hasText: 'Check the connection'}).waitFor();
}

/** All of them, in the order of the sheet. */
export const toolbarStates: readonly ToolbarState[] = [
  {caption: 'At rest', ...grid},
  {caption: 'JavaScript chosen', ...grid, act: press('JavaScript')},
  {caption: 'Reached with the arrow keys', ...grid, act: focusCopy},
  {caption: 'Just copied', ...grid, act: press('Copy the code')},
  {caption: 'Choice of styling', ...grid, act: press('MUI System')},
  {
    caption: 'All of the code, with the file that it imports',
    ...grid,
    address: `${grid.address}#css-FlightBoard.tsx`,
    act: showImported,
  },
  {caption: 'More', ...grid, act: openMore},
  {caption: 'View of this demo', ...grid, act: openView},
  {
    caption: 'A styling that this demo does not have',
    ...grid,
    address: `${grid.address}#tailwind-OrderDesk.tsx`,
    demo: 'OrderDesk',
    act: press('Hide code'),
  },
  {caption: 'A download that failed', ...grid, act: failToDownload},
  {
    caption: 'With controls',
    ...chart,
    above: 330,
    act: (demo) => demo.getByRole('switch', {name: 'hideLegend'}).click(),
  },
  {caption: 'Full screen', ...grid, act: press('Full screen')},
  {caption: 'Dark', ...grid, mode: 'dark', act: openMore},
  {caption: 'Right to left', ...grid, direction: 'rtl', act: openView},
  {caption: 'Chinese', ...grid, address: `/zh${grid.address}`, act: press('更多')},
  {caption: '360 px wide', ...grid, width: 360, act: openMore},
];
