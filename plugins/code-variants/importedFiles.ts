import path from 'node:path';
import {findImports, isRelative} from './project/findImports';

/** A file that a demo imports, and that a reader needs as well. */
export type ImportedFile = {
  /** Path from the folder of the demo, with `./` or `../` before it. */
  from: string;
  /** Name beside the demo, in everything that a reader gets. */
  name: string;
};

const styleOrData = /^\.\/[\w.-]+\.(?:css|json)$/;

/** A module: beside the demo, or among the demos of another page. A name with a capital is that of a demo. */
const demoModule = /^(?:\.\/|(?:\.\.\/)+(?:[\w.-]+\/)*_demos\/)([a-z]\w*)$/;

function toFile(specifier: string): ImportedFile {
  if (styleOrData.test(specifier)) {
    return {from: specifier, name: path.posix.basename(specifier)};
  }
  const name = demoModule.exec(specifier)?.[1];
  if (name === undefined) {
    throw new Error(
      `A demo imports "./name" or "../other-page/_demos/name" for name.ts, "./name.css" and "./name.json", not "${specifier}"`,
    );
  }
  return {from: `${specifier}.ts`, name: `${name}.ts`};
}

/**
 * The files that a demo imports.
 *
 * @param source - text of the demo, formatted
 * @throws an error that names an import of something else, or two files of one name
 */
export function importedFiles(source: string): ImportedFile[] {
  const files = findImports(source).filter(isRelative).map(toFile);
  const repeated = files.find(({name}, index) => files.findIndex((each) => each.name === name) < index);
  if (repeated) {
    throw new Error(`The demo imports two files named ${repeated.name}`);
  }
  return files;
}

/** The demo as readers get it: every file that it imports stands beside it. */
export function besideImports(source: string): string {
  return findImports(source)
    .filter(isRelative)
    .reduce(
      (text, specifier) => text.replaceAll(`'${specifier}'`, `'./${path.posix.basename(specifier)}'`),
      source,
    );
}
