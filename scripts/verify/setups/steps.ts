import type {ProjectFiles} from '../../../plugins/code-variants/project/types';

/** One command in the folder of a project. */
export interface Step {
  /** Its words, separated by single spaces. */
  command: string;
  /** Files that are written before. */
  files?: ProjectFiles;
  /** Text that it prints. */
  prints?: string;
  /** Text of the error that it ends with; without it, the command is to succeed. */
  fails?: string;
}

/** A project that is installed from the npm registry, and what is done in it, in this order. */
export interface Setup {
  title: string;
  /** Among them `package.json`. */
  files: ProjectFiles;
  steps: readonly Step[];
}

/** What is wrong with the end of a command: `undefined` when it is as the step says. */
export function stepFault(
  {command, prints, fails}: Step,
  {code, output}: {code: number; output: string},
): string | undefined {
  if ((code === 0) !== (fails === undefined)) return `${command} ends with ${code}\n${output.trimEnd()}`;
  const missing = [prints, fails].find((text) => text !== undefined && !output.includes(text));
  return missing === undefined ? undefined : `${command} does not print "${missing}"\n${output.trimEnd()}`;
}
