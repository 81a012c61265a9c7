import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {openPage} from '../wholeProject/browser';
import type {Clone} from './clone';
import {runShell, withServer} from './shell';

/** Runs a printed command in a clone; fails when it does not do what the text around it says. */
export type Check = (clone: Clone, command: string) => Promise<void>;

/** Printed commands with their checks. */
export type Commands = Readonly<Record<string, Check>>;

/** What a text leaves to the reader: an address, a name. */
type Values = Readonly<Record<string, string>>;

interface How {
  /** Put into the command in the place of what the text only stands for. */
  readonly puts?: Values | undefined;
  /** Added at the end: what a terminal would be asked for, a port. */
  readonly adds?: string;
  /** What must be there before. */
  readonly before?: (clone: Clone) => void | Promise<void>;
  /** It may take. */
  readonly seconds?: number;
}

/** The command line that is run. */
function commandLine(command: string, {puts = {}, adds = ''}: Pick<How, 'puts' | 'adds'>): string {
  const filled = Object.entries(puts).reduce((text, [name, value]) => {
    assert.ok(text.includes(name), `"${command}" has no "${name}"`);
    return text.replaceAll(name, value);
  }, command);
  return filled + adds;
}

/** A command that ends by itself. */
export function ends({
  code = 0,
  says,
  env,
  after,
  ...how
}: How & {
  code?: number;
  /** Found in what it prints. */
  says?: RegExp;
  env?: Values;
  /** Looks at what it has left. */
  after?: (clone: Clone) => void;
}): Check {
  return async (clone, command) => {
    await how.before?.(clone);
    const outcome = await runShell(clone.folder, commandLine(command, how), {
      env,
      seconds: how.seconds,
    });
    assert.equal(outcome.code, code, `"${command}" ended with ${outcome.code}:\n${outcome.output}`);
    if (says) assert.match(outcome.output, says);
    after?.(clone);
  };
}

/** A command that serves until it is stopped. `{port}` in what is added is a free port. */
export function serves({
  port,
  address,
  title = '',
  look,
  ...how
}: How & {
  /** The command's own port. */
  port?: number;
  address: string;
  /** Part of the page's title in a browser. */
  title?: string;
  look?: (page: Page) => Promise<void>;
}): Check {
  return async (clone, command) => {
    await how.before?.(clone);
    const {folder} = clone;
    const line = commandLine(command, how);
    await withServer(folder, line, {port, address, seconds: how.seconds}, async (origin) => {
      const {page, problems} = await openPage(await clone.browser(), origin + address);
      try {
        assert.ok((await page.title()).includes(title), `${address} is called "${await page.title()}"`);
        await look?.(page);
        assert.deepEqual(problems, []);
      } finally {
        await page.close();
      }
    });
  };
}

/** A command that needs a deployed site: it gets the address of the preview server. */
export function asksSite({
  stands,
  says,
  before,
}: {
  /** What the text writes for the address. */
  stands: string;
  says: RegExp;
  before: (clone: Clone) => Promise<void>;
}): Check {
  return async (clone, command) => {
    await before(clone);
    const server = 'npm run serve -- --port {port}';
    await withServer(clone.folder, server, {address: '/robots.txt'}, async (origin) => {
      await ends({puts: {[stands]: origin}, says})(clone, command);
    });
  };
}

/** Runs a command that another one needs before it. */
export function runs(command: string): (clone: Clone) => Promise<void> {
  return async ({folder}) => {
    const {code, output} = await runShell(folder, command);
    assert.equal(code, 0, output);
  };
}

/** A check after which something must be there. */
export function leaves(...files: string[]): (clone: Clone) => void {
  return (clone) =>
    assert.deepEqual(
      files.filter((file) => !clone.has(file)),
      [],
      'not there',
    );
}

/** A check after which nothing that git knows may have changed. */
export function leavesAll(clone: Clone): void {
  assert.deepEqual(clone.changes(), []);
}
