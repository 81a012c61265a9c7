import {createCommand} from 'commander';
import {describe, expect, it, vi} from 'vitest';
import {nameUnknownCommand} from './nameUnknownCommand';

/** Runs a command line as Docusaurus does, and says what it printed, what ran and how it ended. */
async function typed(line: string) {
  const errors: unknown[] = [];
  const ran: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(text));
  const before = process.exitCode;
  process.exitCode = undefined;
  const cli = createCommand();
  cli.command('build [siteDir]').action(() => void ran.push('build'));
  cli.arguments('<command>').action(() => {
    throw new Error('the frame of Docusaurus');
  });
  nameUnknownCommand(cli);
  // By a plugin that comes later.
  cli.command('i18n:status').action(() => void ran.push('i18n:status'));
  await cli.parseAsync(line.split(' ').filter(Boolean), {from: 'user'});
  const code = process.exitCode;
  process.exitCode = before;
  return {errors, ran, code};
}

describe('a command that there is not', () => {
  it.each([
    ['i18n:stauts', 'There is no command "i18n:stauts"; nearest: i18n:status'],
    ['biuld --locale zh', 'There is no command "biuld"; nearest: build'],
    ['i18n:stauts --json', 'There is no command "i18n:stauts"; nearest: i18n:status'],
    ['', 'Say which command'],
    ['qqqqqqqq', 'There is no command "qqqqqqqq"'],
  ])('%s is named in one line with what was meant', async (line, message) => {
    const list = '. "npx docusaurus --help" lists all of them';
    expect(await typed(line)).toEqual({errors: [message + list], ran: [], code: 1});
  });

  it.each(['build', 'i18n:status'])('and one that there is runs: %s', async (line) => {
    expect(await typed(line)).toEqual({errors: [], ran: [line], code: undefined});
  });
});
