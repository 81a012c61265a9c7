/** What the compiler says of one file. */
export interface CompilerError {
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const line = /^(\S.*?)\((\d+),\d+\): error (TS\d+: .*)$/;

/** Reads what `tsc --pretty false` prints; the lines that explain an error further are left out. */
export function typeErrorsIn(output: string): CompilerError[] {
  return output.split(/\r?\n/).flatMap((text): CompilerError[] => {
    const [, file, number, message] = line.exec(text) ?? [];
    return file !== undefined && number !== undefined && message !== undefined
      ? [{file: file.replaceAll('\\', '/'), line: Number(number), message}]
      : [];
  });
}
