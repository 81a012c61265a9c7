import {readFileSync} from 'node:fs';
import path from 'node:path';

const build = path.join(process.cwd(), 'build');

function addressesIn(sitemap: string): string[] {
  const xml = readFileSync(path.join(build, sitemap), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Of every version and language in the build: the index of the host names a sitemap for each. */
function allAddresses(): string[] {
  return addressesIn('sitemap.xml').flatMap(addressesIn).sort();
}

const apiPage = /^(?:\/zh)?\/x\/(?:v\d+\/)?api\//;

/** Addresses of all written pages of the build, in each version and language, from its own sitemaps. */
export function pageAddresses(): string[] {
  return allAddresses().filter((address) => !apiPage.test(address));
}

/** Addresses of all pages of the API reference, in each version and language. */
export function apiAddresses(): string[] {
  return allAddresses().filter((address) => apiPage.test(address));
}

/** The folder of an English page and its demos, from the project's folder. */
export function sourceFolder(address: string): string {
  const {version, page = ''} = /^\/x\/(?:v(?<version>\d+)\/)?(?<page>.*)$/.exec(address)?.groups ?? {};
  return path.join(version ? `versioned_docs/version-${version}` : 'docs', page);
}

/** One page of each kind in each language: what is checked in every combination of theme and direction. */
export const templateAddresses = [
  '/x/introduction/installation/',
  '/x/react-data-grid/',
  '/x/api/data-grid/data-grid/',
  '/x/no-such-page/',
  '/zh/x/introduction/installation/',
  '/zh/x/react-data-grid/',
  '/zh/x/api/data-grid/',
  '/zh/x/no-such-page/',
];

/** The same for an older version, which the gate does not build. */
export const olderTemplateAddresses = [
  '/x/v7/react-data-grid/',
  '/x/v7/api/data-grid/data-grid/',
  '/x/v7/no-such-page/',
  '/zh/x/v7/react-charts/bars/',
];

/** A number that belongs to a text: a draw that is the same in each run and on each machine. */
export function hashText(text: string): number {
  return [...text].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7);
}

/** Theme and direction of a page in the run that visits every page once. */
export function chooseLook(address: string): Look {
  const sum = hashText(address);
  return {mode: sum % 2 === 0 ? 'light' : 'dark', direction: sum % 4 < 2 ? 'ltr' : 'rtl'};
}

/** How a page is looked at. */
export type Look = {mode: 'light' | 'dark'; direction: 'ltr' | 'rtl'};

export const allLooks: readonly Look[] = [
  {mode: 'light', direction: 'ltr'},
  {mode: 'light', direction: 'rtl'},
  {mode: 'dark', direction: 'ltr'},
  {mode: 'dark', direction: 'rtl'},
];
