import {createCommand} from 'commander';
import {describe, expect, it, vi} from 'vitest';
import {addCommand, type CommandShape, type Typed} from './addCommand';

const archive: Omit<CommandShape, 'run'> = {
  usage: 'version:archive <version>',
  description: 'Replaces a version by its address elsewhere.',
  example: 'version:archive 7',
  options: {'--address <url>': 'where it is kept'},
};

/** Runs a command line, and says what it got, what it printed and how it ended. */
async function typed(line: string, run: CommandShape['run'] = () => Promise.resolve()) {
  const errors: unknown[] = [];
  const got: Typed[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(text));
  const before = process.exitCode;
  process.exitCode = undefined;
  const cli = createCommand();
  addCommand(cli, {
    ...archive,
    run: (what) => {
      got.push(what);
      return run(what);
    },
  });
  await cli.parseAsync(line.split(' '), {from: 'user'});
  const code = process.exitCode;
  process.exitCode = before;
  return {errors, got, code};
}

describe('a command of the project', () => {
  it('gets its arguments and options', async () => {
    const {got, errors, code} = await typed('version:archive 7 --address https://old.example.org/');
    expect(got).toEqual([{args: ['7'], options: {address: 'https://old.example.org/'}}]);
    expect([errors, code]).toEqual([[], undefined]);
  });

  it.each([
    ['version:archive 7 --adress a', 'Unknown option "--adress"; nearest: --address'],
    [
      'version:archive 7 8',
      'Usage: npx docusaurus version:archive <version>, for example npx docusaurus version:archive 7',
    ],
  ])('%s is not run: %s', async (line, message) => {
    expect(await typed(line)).toEqual({errors: [message], got: [], code: 1});
  });

  it('says in one line why it failed', async () => {
    const {errors, code} = await typed('version:archive 7', () => Promise.reject(new Error('Commit first')));
    expect([errors, code]).toEqual([['Commit first'], 1]);
  });
});
