import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import type {Page} from 'playwright-core';
import {runDemos} from '../wholeProject/browser';
import {leaves} from './checks';
import type {Clone} from './clone';

export const page = 'react-data-grid/quickstart';
export const rowHeight = 'react-data-grid/row-height';
/** The example for a new page, which nobody has written. */
export const rowStriping = 'react-data-grid/row-striping';
export const newPage = `npx docusaurus new:page ${rowStriping}`;
export const english = (address: string) => `docs/${address}/index.mdx`;
export const chinese = (address: string) =>
  `i18n/zh/docusaurus-plugin-content-docs/current/${address}/index.mdx`;

export const remove =
  (...files: string[]) =>
  (clone: Clone) =>
    files.forEach((file) => rmSync(clone.at(file), {recursive: true, force: true}));

export const everyVersion = leaves(
  ...['x', 'zh/x', 'x/v7', 'zh/x/v7'].map((base) => `build/${base}/${page}/index.html`),
);

/** A file of the last build that only the current versions have replaced. */
export const withoutOlder = (clone: Clone) => {
  leaves(`build/x/${page}/index.html`, `build/zh/x/${page}/index.html`)(clone);
  assert.equal(clone.has('build/x/v7'), false, 'the older version is there');
};

/** A development server on a free port, without a browser of its own. */
export const freePort = ' --no-open --port {port}';

/** Whether the demos of a page run. */
export async function runsDemos(opened: Page): Promise<void> {
  assert.ok((await runDemos(opened)) > 0);
}
