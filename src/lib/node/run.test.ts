import {describe, expect, it} from 'vitest';
import {lineSplitter, run} from './run.mjs';

describe('run', () => {
  it('gives code and output and has no standard input', async () => {
    const script =
      'process.stdin.on("data", () => {}).on("end", () => { console.log("ended"); process.exitCode = 3; })';
    const {code, output} = await run(process.execPath, ['-e', script], {quiet: true});
    expect(code).toBe(3);
    expect(output).toBe('ended\n');
  });

  it('gives code 127 for a program that does not exist', async () => {
    const {code, output} = await run('/no/such/program', [], {quiet: true});
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });
});

describe('lineSplitter', () => {
  it('puts lines together that arrive in pieces', () => {
    const lines: string[] = [];
    const take = lineSplitter((line: string) => lines.push(line));
    ['on', 'e\ntw', 'o\n', 'rest'].forEach(take);
    expect(lines).toEqual(['one', 'two']);
  });
});
