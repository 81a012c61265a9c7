import {spawn} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {run} from './run.mjs';

describe('run', () => {
  it('gives code and output and has no standard input', async () => {
    const script =
      'process.stdin.on("data", () => {}).on("end", () => { console.log("ended"); process.exitCode = 3; })';
    const {code, output} = await run(process.execPath, ['-e', script], {quiet: true});
    expect(code).toBe(3);
    expect(output).toBe('ended\n');
  });

  it('puts lines together that arrive in pieces', async () => {
    const script =
      "const pieces = ['on', 'e\\ntw', 'o\\n', 'rest']; setInterval(() => process.stdout.write(pieces.shift() ?? process.exit()), 20)";
    const lines: string[] = [];
    const {output} = await run(process.execPath, ['-e', script], {
      quiet: true,
      onLine: (line) => lines.push(line),
    });
    expect(lines).toEqual(['one', 'two', 'rest']);
    expect(output).toBe('one\ntwo\nrest');
  });

  it('gives code 127 for a program that does not exist', async () => {
    const {code, output} = await run('/no/such/program', [], {quiet: true});
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });
});

describe('a child', () => {
  const started = new Set<number>();

  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  afterEach(() => {
    for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    started.clear();
  });

  /** Says its process id and goes on, whether somebody reads or not. */
  const child =
    'process.stdout.on("error", () => {}); setInterval(() => process.stdout.write(process.pid + "\\n"), 20)';

  /** A program that runs it, and does something when it has said something. */
  const program = (onLine: string) => {
    const url = (file: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, file)).href);
    return `
      import {run} from ${url('run.mjs')};
      import {runMain} from ${url('terminal.mjs')};
      runMain(async () => {
        await run(process.execPath, ['-e', ${JSON.stringify(child)}], {onLine() { ${onLine} }});
      });`;
  };

  /** Starts it and waits for its child. */
  async function startProgram(onLine = '') {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program(onLine)]);
    if (parent.pid !== undefined) started.add(parent.pid);
    let errors = '';
    parent.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const ended = new Promise<number | null>((resolve) => parent.on('close', resolve));
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (text) => resolve(Number.parseInt(String(text), 10))),
    );
    started.add(pid);
    return {parent, pid, ended, errors: () => errors};
  }

  const isGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), {timeout: 4000});

  it('ends with the program whose output nobody reads any more, without a word', async () => {
    const {parent, pid, ended, errors} = await startProgram();
    parent.stdout.destroy();
    expect(await ended).toBe(141);
    await isGone(pid);
    expect(errors()).toBe('');
  });

  it('ends with the program that a fault ends', async () => {
    const {pid, ended, errors} = await startProgram('setImmediate(() => { throw new Error("a fault"); });');
    expect(await ended).toBe(1);
    await isGone(pid);
    expect(errors()).toContain('a fault');
  });

  it('ends with the program that is stopped', async () => {
    const {parent, pid, ended} = await startProgram();
    parent.kill('SIGTERM');
    expect(await ended).toBe(130);
    await isGone(pid);
  });
});
