import {createCommand} from 'commander';
import {describe, expect, it, vi} from 'vitest';
import {addCommand, findFault, type CommandShape, type Typed} from './addCommand';

const archive: Omit<CommandShape, 'run'> = {
  usage: 'version:archive <version>',
  description: 'Replaces a version by its address elsewhere.',
  example: 'version:archive 7',
  options: {'--address <url>': 'where it is kept', '--dry': 'writes nothing'},
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
      '"8" is one too many. Usage: npx docusaurus version:archive <version>, for example npx docusaurus version:archive 7',
    ],
    [
      'version:archive',
      '<version> is missing. Usage: npx docusaurus version:archive <version>, for example npx docusaurus version:archive 7',
    ],
    ['version:archive 7 --address=', '--address <url> lacks its value: where it is kept'],
    ['version:archive 7 --dry=yes', '--dry takes no value'],
    ['version:archive 7 --address', '--address <url> lacks its value: where it is kept'],
  ])('%s is not run: %s', async (line, message) => {
    expect(await typed(line)).toEqual({errors: [message], got: [], code: 1});
  });

  it('may leave out an argument in brackets, and end with a list', () => {
    const fault = (usage: string, ...args: string[]) => findFault({usage, example: ''}, {args, options: {}});
    expect(fault('content:report [folder]')).toBeUndefined();
    expect(fault('i18n:check [pages...]')).toBeUndefined();
    expect(fault('i18n:check [pages...]', 'a', 'b', 'c')).toBeUndefined();
    expect(fault('packages:update <versions...>', 'a', 'b')).toBeUndefined();
    expect(fault('packages:update <versions...>')).toMatch(/^<versions\.\.\.> is missing\. /);
    expect(fault('page:move <from> <to>', 'a')).toMatch(/^<to> is missing\. /);
    expect(fault('api:report', 'a')).toMatch(/^"a" is one too many\. /);
  });

  it('says in one line why it failed', async () => {
    const {errors, code} = await typed('version:archive 7', () => Promise.reject(new Error('Commit first')));
    expect([errors, code]).toEqual([['Commit first'], 1]);
  });
});
