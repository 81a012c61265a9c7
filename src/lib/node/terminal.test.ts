import {parseArgs} from 'node:util';
import {afterEach, expect, it, vi} from 'vitest';
import {PlainError, runMain} from './terminal.mjs';

const {exitCode} = process;

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** What a program prints that fails, and its code. */
async function failing(main: () => void) {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(text));
  runMain(async () => main());
  await new Promise((resolve) => setImmediate(resolve));
  return {printed, code: process.exitCode};
}

it('an expected failure is one line', async () => {
  const failure = await failing(() => {
    throw new PlainError('Run "npm run build" first');
  });
  expect(failure).toEqual({printed: ['Run "npm run build" first'], code: 1});
});

it('so is an option that a program does not have', async () => {
  const failure = await failing(
    () => void parseArgs({args: ['--html', '--foo'], options: {html: {type: 'boolean'}}}),
  );
  expect(failure).toEqual({printed: ["Unknown option '--foo'"], code: 1});
});

it('anything else keeps its stack', async () => {
  const error = new TypeError('undefined is not a function');
  const failure = await failing(() => {
    throw error;
  });
  expect(failure).toEqual({printed: [error], code: 1});
});
