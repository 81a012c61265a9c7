import path from 'node:path';
import type {Page, TestDetails, TestDetailsAnnotation} from '@playwright/test';
import {memoryKey} from '../../../scripts/verify/hashes.mjs';
import {noteTypes, readSnapshot} from '../../../scripts/verify/snapshot.mjs';
import {takeFindings} from './findings';
import {test} from './test';

/** What `test()` takes behind the title. */
type DetailsAndBody = [details: TestDetails, body: (fixtures: {page: Page}) => Promise<void>];

/** The tests of one file that walk over many things: what is remembered is left out, and what passes is noted. */
export interface Memory {
  /**
   * A test of one thing.
   *
   * @param item - its name, unique in the file
   * @param files - files and folders of the project that decide what is checked, beside all that the page loads
   */
  one: (item: string, body: (page: Page) => Promise<void>, files?: readonly string[]) => DetailsAndBody;
  /**
   * A test of several things that share a page; it is the same test whatever of them is left to check.
   *
   * @param body - checks what is left, and calls `passed` after each
   */
  several: (
    items: readonly string[],
    body: (page: Page, left: readonly string[], passed: (item: string) => void) => Promise<void>,
    files?: readonly string[],
  ) => DetailsAndBody;
}

const isRemembered = readSnapshot();

/** @param file - `__filename` of the tests */
export function createMemory(file: string): Memory {
  const check = path.relative(process.cwd(), file).split(path.sep).join('/');
  const several: Memory['several'] = (items, body, files = []) => {
    const left = items.filter((item) => !isRemembered(memoryKey(check, item)));
    const annotation: TestDetailsAnnotation[] = items
      .filter((item) => !left.includes(item))
      .map((item) => ({type: noteTypes.remembered, description: memoryKey(check, item)}));
    // It skips itself when it runs: one that is skipped before has no place in the pieces of its area, and what they are
    // made of would change with what is remembered. Without a page it starts no browser.
    if (left.length === 0) return [{annotation}, async () => test.skip(true, 'remembered')];
    const watched: DetailsAndBody[1] = async ({page}) => {
      const takeLoaded = recordLoaded(page);
      takeFindings();
      await body(page, left, (item) => {
        const pass = {
          key: memoryKey(check, item),
          loaded: [...takeLoaded(), ...files],
          findings: takeFindings(),
        };
        test.info().annotations.push({type: noteTypes.passed, description: JSON.stringify(pass)});
      });
    };
    return [{annotation}, watched];
  };
  return {
    several,
    one: (item, body, files) => {
      const only: Parameters<Memory['several']>[1] = async (page, _left, passed) => {
        await body(page);
        passed(item);
      };
      return several([item], only, files);
    },
  };
}

/** The addresses of this site that a page asks for, since the last call; what it fetches ahead has no effect on it. */
function recordLoaded(page: Page): () => string[] {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose = purpose ?? ''} = request.headers();
    const {protocol, hostname, pathname} = new URL(request.url());
    const isOurs = protocol === 'http:' && hostname === 'localhost';
    if (isOurs && !secPurpose.startsWith('prefetch')) loaded.add(pathname);
  });
  return () => {
    const taken = [...loaded];
    loaded.clear();
    return taken;
  };
}
