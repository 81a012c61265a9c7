import {chromium, type Browser} from 'playwright-core';
import {afterAll, afterEach, beforeAll, describe, it} from 'vitest';
import {findChromium} from '../../../src/lib/node/chromium.mjs';
import {browserArguments} from '../../e2e/support/browserArguments';
import {makeClone, type Clone} from './clone';
import {groups, type Group} from './table';

const minutes = 60_000;

/** Runs the commands of a group one after the other in a fresh clone, each as if it were the first. */
export function runGroup(group: Group): void {
  describe(`printed commands: ${group}`, {timeout: 10 * minutes}, () => {
    let clone: Clone | undefined;
    let browser: Browser | undefined;

    beforeAll(() => {
      clone = makeClone(async () => {
        const executablePath = await findChromium();
        if (!executablePath) throw new Error('No Chromium');
        browser = await chromium.launch({executablePath, args: [...browserArguments]});
        return browser;
      });
    }, 2 * minutes);
    afterEach(() => clone?.reset());
    afterAll(async () => {
      await browser?.close();
      clone?.remove();
    }, 2 * minutes);

    for (const [command, check] of Object.entries(groups[group])) {
      it(command, async () => {
        if (!clone) throw new Error('There is no clone');
        await check(clone, command);
      });
    }
  });
}
