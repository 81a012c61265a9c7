import path from 'node:path';
import {nearestHint} from '../../src/lib/nearest';
import {fileOf, relativePath, textOf, type BundlerError} from './bundlerErrors';

/** What a message needs to know of the project. */
export interface Project {
  /** Its absolute path. */
  readonly siteDir: string;
  /** Names of the files in a folder; none when it is not there. */
  readonly filesIn: (folder: string) => readonly string[];
  /** Text of a file; empty when it is not there. */
  readonly readText: (file: string) => string;
}

type Recognizer = (text: string, error: BundlerError, project: Project) => string | undefined;

/** A text that says by itself where it belongs: `docs/a/index.mdx:3:1: …`. */
const placed = /^[\w@.-][^\s:]*\.\w+(?::\d+){1,2}: /;

/** Lines that the tools add below what they say. */
const stackLine = /^\s+at /;

/** What an error says, without where in the tools it was thrown. */
function withoutStack(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => stackLine.test(line));
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').trim();
}

/** The attributes of an error in a page are JSON, its own ones at the margin; those of the syntax tree stand deeper. */
function numberIn(details: string, key: string): string {
  return new RegExp(`^ {2}"${key}": (\\d+)`, 'm').exec(details)?.[1] ?? '1';
}

/** An error while a page is compiled: of the parser, or of one of the remark steps. */
const ofPage: Recognizer = (text, _error, {siteDir}) => {
  const match = /MDX compilation failed for file "?([^"\n]+?)"?\nCause: (.*?)\nDetails:\n(.*)$/s.exec(text);
  const [, file = '', cause = '', details = ''] = match ?? [];
  if (!match || placed.test(cause)) return match ? cause : undefined;
  // Anything else is a fault of a step, whose stack says where.
  if (!details.startsWith('{')) return undefined;
  return `${relativePath(file, siteDir)}:${numberIn(details, 'line')}:${numberIn(details, 'column')}: ${cause}`;
};

/** Of the parser's picture of the code five lines at most, with the faulty one in the middle. */
function cutFrame(lines: readonly string[]): string[] {
  const faulty = lines.findIndex((line) => line.startsWith('>'));
  return lines.slice(Math.max(0, faulty - 2), faulty + 3);
}

/** A demo that does not parse. */
const ofCode: Recognizer = (text, _error, {siteDir}) => {
  const match = /SyntaxError: (\/[^\n:]+): (.+?)\.? \((\d+):(\d+)\)\n/.exec(text);
  if (!match) return undefined;
  const [, file = '', reason = '', line = '', column = ''] = match;
  const frame = text.split('\n').filter((each) => /^>? *\d* \|/.test(each));
  const head = `${relativePath(file, siteDir)}:${line}:${Number(column) + 1}: ${reason}`;
  return [head, ...cutFrame(frame)].join('\n');
};

/** Where a text first stands in a file, as `line:column`. */
function placeOf(wanted: string, text: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(wanted))).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function missingFile(wanted: string, folder: string, {filesIn}: Project): string {
  const {dir, base} = path.posix.parse(wanted);
  const names = filesIn(path.join(folder, dir)).map((name) => name.replace(/\.tsx?$/, ''));
  return `there is no file ${wanted}${nearestHint(
    wanted,
    names.filter((name) => name !== base).map((name) => `${dir}/${name}`),
  )}`;
}

/** An import of a file or a package that is not there. */
const ofImport: Recognizer = (text, error, project) => {
  const [, wanted, folder = ''] = /Module not found: Can't resolve '([^']+)' in '([^']+)'/.exec(text) ?? [];
  const file = fileOf(error, project.siteDir);
  // A component of the theme is no file, and a package that lacks something is no fault of a writer.
  if (wanted === undefined || wanted.startsWith('@theme') || file.includes('node_modules')) return undefined;
  const [place = '1:1'] = /^\d+:\d+/.exec(error.loc ?? '') ?? [];
  const reason = wanted.startsWith('.')
    ? missingFile(wanted, folder, project)
    : `there is no package ${wanted} among those that are installed`;
  return `${file}:${place}: ${reason}`;
};

/** A file that a demo imports and its code cannot be shown with. */
const ofShownFile: Recognizer = (text, error, project) => {
  const missing = /ENOENT: no such file or directory, open '([^']+)'/.exec(text)?.[1];
  const file = fileOf(error, project.siteDir);
  if (missing === undefined || file === '' || file.includes('node_modules')) return undefined;
  const folder = path.join(project.siteDir, path.dirname(file));
  const from = path.relative(folder, missing).split(path.sep).join('/').replace(/\.ts$/, '');
  const wanted = from.startsWith('.') ? from : `./${from}`;
  const place = placeOf(wanted, project.readText(path.join(project.siteDir, file)));
  return `${file}:${place}: ${missingFile(wanted, folder, project)}`;
};

/** What the loaders of this project say about a file. A fault of theirs is no plain `Error` and keeps its stack. */
const ofLoader: Recognizer = (text, error, {siteDir}) => {
  const said = /^Module build failed \(from [^)]*plugins\/[^)]*\):\nError: (.*)$/s.exec(text)?.[1];
  if (said === undefined) return undefined;
  const reason = withoutStack(said);
  const [, line, rest = ''] = /^Line (\d+): (.*)$/s.exec(reason) ?? [];
  if (line !== undefined) return `${fileOf(error, siteDir)}:${line}:1: ${rest}`;
  return placed.test(reason) ? reason : `${fileOf(error, siteDir)}:1:1: ${reason}`;
};

/** What is complete as it is: problems that a plugin found. */
const ofPlugin: Recognizer = (text) => {
  const said = text.replace(/^Error: /, '');
  return placed.test(said) ? withoutStack(said) : undefined;
};

const recognizers = [ofPage, ofCode, ofImport, ofShownFile, ofLoader, ofPlugin];

/**
 * What a writer needs of an error: `file:line:column`, what is wrong, and what could be meant.
 *
 * @returns nothing for an error of another kind, which is shown as it is
 */
export function shortMessage(error: BundlerError, project: Project): string | undefined {
  const text = textOf(error);
  for (const recognize of recognizers) {
    const message = recognize(text, error, project);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Errors with short messages, each said once. */
export function shortErrors<Each extends BundlerError>(errors: readonly Each[], project: Project): Each[] {
  const short = errors.map((error) => ({...error, message: shortMessage(error, project) ?? error.message}));
  return short.filter(({message}, index) => short.findIndex((each) => each.message === message) === index);
}
