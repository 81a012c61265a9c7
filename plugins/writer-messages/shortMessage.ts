import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {nearestHint} from '../../src/lib/nearest';
import {readIfThere} from '../../src/lib/node/readIfThere';
import {placeIn} from '../../src/lib/placeIn';

/** An error as the bundler reports it. */
interface BundlerError {
  readonly message: string;
  /** The module with its loaders: `/loader.cjs!/site/docs/a/index.mdx?demo`. */
  readonly moduleIdentifier?: string;
  /** Of the import in question: `2:1-19`. */
  readonly loc?: string;
}

/** Takes off the frame that the bundler draws around the text of an error. */
function unframe({message}: BundlerError): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(/^ *(?:╰─▶ *)?(?:× |│ ?)/, ''))
    .join('\n')
    .trim();
}

/** The file of the module, from the project's folder. */
function getFile({moduleIdentifier = ''}: BundlerError, siteDir: string): string {
  const file = moduleIdentifier.replace(/^.*[!|]/, '').replace(/\?.*$/, '');
  return relativePath(file, siteDir);
}

/** A path from the project's folder, as it stands at the head of a message. */
function relativePath(file: string, siteDir: string): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}

/** Shortens errors of one kind. `siteDir` is the absolute path of the project. */
type Recognizer = (text: string, error: BundlerError, siteDir: string) => string | undefined;

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
const recognizePage: Recognizer = (text, _error, siteDir) => {
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
const recognizeCode: Recognizer = (text, _error, siteDir) => {
  const match = /SyntaxError: (\/[^\n:]+): (.+?)\.? \((\d+):(\d+)\)\n/.exec(text);
  if (!match) return undefined;
  const [, file = '', reason = '', line = '', column = ''] = match;
  const frame = text.split('\n').filter((each) => /^>? *\d* \|/.test(each));
  const head = `${relativePath(file, siteDir)}:${line}:${Number(column) + 1}: ${reason}`;
  return [head, ...cutFrame(frame)].join('\n');
};

function missingFile(wanted: string, folder: string): string {
  const {dir, base} = path.posix.parse(wanted);
  const place = path.join(folder, dir);
  const names = (existsSync(place) ? readdirSync(place) : []).map((name) => name.replace(/\.tsx?$/, ''));
  return `there is no file ${wanted}${nearestHint(
    wanted,
    names.filter((name) => name !== base).map((name) => `${dir}/${name}`),
  )}`;
}

/** An import of a file or a package that is not there. */
const recognizeImport: Recognizer = (text, error, siteDir) => {
  const [, wanted, folder = ''] = /Module not found: Can't resolve '([^']+)' in '([^']+)'/.exec(text) ?? [];
  const file = getFile(error, siteDir);
  // A component of the theme is no file, and a package that lacks something is no fault of a writer.
  if (wanted === undefined || wanted.startsWith('@theme') || file.includes('node_modules')) return undefined;
  const [place = '1:1'] = /^\d+:\d+/.exec(error.loc ?? '') ?? [];
  const reason = wanted.startsWith('.')
    ? missingFile(wanted, folder)
    : `there is no package ${wanted} among those that are installed`;
  return `${file}:${place}: ${reason}`;
};

/** A file that a demo imports and its code cannot be shown with. */
const recognizeShownFile: Recognizer = (text, error, siteDir) => {
  const missing = /ENOENT: no such file or directory, open '([^']+)'/.exec(text)?.[1];
  const file = getFile(error, siteDir);
  if (missing === undefined || file === '' || file.includes('node_modules')) return undefined;
  const folder = path.join(siteDir, path.dirname(file));
  const from = path.relative(folder, missing).split(path.sep).join('/').replace(/\.ts$/, '');
  const wanted = from.startsWith('.') ? from : `./${from}`;
  const source = readIfThere(siteDir, file) ?? '';
  const place = placeIn(source, Math.max(0, source.indexOf(wanted)));
  return `${file}:${place}: ${missingFile(wanted, folder)}`;
};

/** What the loaders of this project say about a file. A fault of theirs is no plain `Error` and keeps its stack. */
const recognizeLoader: Recognizer = (text, error, siteDir) => {
  const message = /^Module build failed \(from [^)]*plugins\/[^)]*\):\nError: (.*)$/s.exec(text)?.[1];
  if (message === undefined) return undefined;
  const reason = withoutStack(message);
  const [, line, rest = ''] = /^Line (\d+): (.*)$/s.exec(reason) ?? [];
  if (line !== undefined) return `${getFile(error, siteDir)}:${line}:1: ${rest}`;
  return placed.test(reason) ? reason : `${getFile(error, siteDir)}:1:1: ${reason}`;
};

/** What is complete as it is: problems that a plugin found. */
const recognizePlugin: Recognizer = (text) => {
  const message = text.replace(/^Error: /, '');
  return placed.test(message) ? withoutStack(message) : undefined;
};

const recognizers = [
  recognizePage,
  recognizeCode,
  recognizeImport,
  recognizeShownFile,
  recognizeLoader,
  recognizePlugin,
];

/**
 * What a writer needs of an error: `file:line:column`, what is wrong, and what could be meant.
 *
 * @returns nothing for an error of another kind, which is shown as it is
 */
export function shortMessage(error: BundlerError, siteDir: string): string | undefined {
  const text = unframe(error);
  for (const recognize of recognizers) {
    const message = recognize(text, error, siteDir);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Errors with short messages, each said once. */
export function shortErrors<Each extends BundlerError>(errors: readonly Each[], siteDir: string): Each[] {
  const short = errors.map((error) => ({...error, message: shortMessage(error, siteDir) ?? error.message}));
  return short.filter(({message}, index) => short.findIndex((each) => each.message === message) === index);
}
