import path from 'node:path';
import ts from 'typescript';
import {compilerOptions, hostWith, packagePaths} from '../../api-reference/build';

/** What pieces of code on migration pages may use without a word: the data of a component is not what they show. */
const declarations = [
  'declare const rows: {id: number; name: string}[];',
  'declare const columns: {field: string}[];',
  'declare const items: {id: string; label: string}[];',
];

/** The declarations as text in front of the code. */
const preludeText = `${declarations.join('\n')}\n`;

/**
 * The 1-based line of the code for a 0-based line of the text with the prelude.
 */
function lineInFence(line: number): number {
  return Math.max(1, line - declarations.length + 1);
}

/** A piece of code to be checked. */
export interface CheckedCode {
  /** Absolute path under which the compiler sees it, ending in `.tsx`; no such file exists. */
  file: string;
  code: string;
}

const options: ts.CompilerOptions = {...compilerOptions, moduleDetection: ts.ModuleDetectionKind.Force};

/**
 * Type-checks pieces of code in one program, each as a module of its own, in front of which the prelude stands.
 *
 * @param siteDir - absolute path of the project, whose packages the code imports
 * @param aliases - folders of packages that stand in for what the code imports, by name; without any, the code gets
 *   what is installed under the names that it writes
 */
export function checkCode(
  siteDir: string,
  codes: readonly CheckedCode[],
  aliases: Readonly<Record<string, string>>,
) {
  const files = new Map(codes.map(({file, code}) => [file, `${preludeText}${code}\n`]));
  const folders = Object.entries(aliases).map(
    ([name, folder]) => [name, path.resolve(siteDir, folder)] as const,
  );
  const program = ts.createProgram(
    [...files.keys()],
    {...options, paths: packagePaths(folders)},
    hostWith(files, options),
  );
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({start, messageText}) => ({
        file,
        /** 1-based line of the code; 1 where the compiler names none. */
        line:
          start === undefined || !source ? 1 : lineInFence(source.getLineAndCharacterOfPosition(start).line),
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      }),
    );
  });
}
