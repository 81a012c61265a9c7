import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {z} from 'zod';
import {addFiles} from './tempFolder';

const answer = z.object({
  diagnostics: z.array(
    z.object({
      // What cannot be read breaks no rule.
      code: z.string().default('syntax'),
      message: z.string(),
      filename: z.string(),
      labels: z.array(z.object({span: z.object({line: z.number()})})).min(1),
    }),
  ),
});

/** What the linter says about a line. */
export interface Fault {
  /** The rule, with its plugin: `eslint(no-undef)`. */
  readonly rule: string;
  readonly message: string;
}

/**
 * What the linter says about files that stand in a folder of their own, beside the packages of the project.
 *
 * @param files texts by path
 * @param config text of `oxlint.config.mjs`
 * @returns the faults of a line, which is counted from 1
 */
export function lintFiles(
  files: Readonly<Record<string, string>>,
  config: string,
): (file: string, line: number) => Fault[] {
  const project = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  addFiles(folder, {...files, 'oxlint.config.mjs': config});
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const program = path.join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [program, '--config=oxlint.config.mjs', '--format=json', ...Object.keys(files)];
  const {stdout} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  const {diagnostics} = answer.parse(JSON.parse(stdout));
  return (file, line) =>
    diagnostics
      .filter(({filename, labels}) => filename === file && labels[0]?.span.line === line)
      .map(({code, message}) => ({rule: code, message}));
}
