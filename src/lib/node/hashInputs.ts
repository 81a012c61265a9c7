import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from './listFiles';

/** Files inside an input folder that no page depends on. */
const ignored = [
  /\.(?:test|fixture)\.tsx?$/,
  /(^|\/)README\.md$/,
  /^config\/(addresses\.json|words\.txt)$/,
  // Commands, and what a server does: plugins load them when they are asked for.
  /^plugins\/[^/]+\/(?:cli|server)\//,
];

/**
 * A hash of names and contents of all files below the inputs, and of further facts.
 *
 * @param root the project's folder
 * @param inputs files and folders from there
 * @param facts values that count as well: environment, versions
 * @param foreign files below the inputs that do not count
 * @returns 64 hex digits
 */
export async function hashInputs(
  root: string,
  inputs: readonly string[],
  facts: Readonly<Record<string, string>>,
  foreign?: RegExp,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [...new Set(inputs)].sort()) {
    for (const name of await listFiles(path.join(root, input))) {
      const file = path.posix.join(input, name);
      if (ignored.some((pattern) => pattern.test(file)) || foreign?.test(file)) continue;
      const content = await readFile(path.join(root, file));
      // The length keeps two files apart from one that holds both.
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  hash.update(JSON.stringify(Object.entries(facts).sort()));
  return hash.digest('hex');
}

/** The environment variables whose names match one of the patterns. */
export function selectVariables(
  env: Readonly<Record<string, string | undefined>>,
  patterns: readonly RegExp[],
): Record<string, string> {
  const selected: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && patterns.some((pattern) => pattern.test(name))) selected[name] = value;
  }
  return selected;
}
