import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import sirv from 'sirv';

/** The license package's message on a page without a key: the one text that a project may print. */
const missingKey = /MUI X: Missing license key/;

/**
 * Opens the built project of a folder on a system in dark mode and hands the page over when its component is there.
 *
 * @returns texts of errors and warnings in the console, and uncaught errors
 */
export async function openProject(
  browser: Browser,
  folder: string,
  look: (page: Page) => Promise<void>,
): Promise<string[]> {
  const serve = sirv(path.join(folder, 'dist'));
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage({colorScheme: 'dark'});
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  try {
    // The browser asks for an icon that the project does not have.
    await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));
    await page.goto(`http://127.0.0.1:${requireAddress(server.address()).port}/`);
    await page.locator('#root > *').first().waitFor();
    await look(page);
  } finally {
    await page.close();
    server.close();
  }
  return messages.filter((text) => !missingKey.test(text));
}

function requireAddress(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port');
  }
  return address;
}
