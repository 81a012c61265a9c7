import {adVariables} from '../../plugins/ads/variables';
import {analyticsVariables} from '../../plugins/analytics/variables';
import {iconFontVariables} from '../../plugins/code-variants/variables';
import {feedbackVariables} from '../../plugins/feedback/variables';
import {leanClientVariables} from '../../plugins/lean-client/variables';
import {offlineVariables} from '../../plugins/offline/variables';
import {searchVariables} from '../../plugins/search/variables';
import {nearestHint} from '../../src/lib/nearest';
import {commandVariables, variablesOfOthers} from './commands';
import {siteVariables} from './site';

/** An environment variable, as README.md lists it. */
interface Variable {
  /** What it sets, in Markdown. */
  readonly sets: string;
  /** `true` or `false`, or words with spaces between them; without it any text. */
  readonly form?: 'flag' | 'list';
}

/** All environment variables, from the table of each capability, in the order of the README. */
export const variables = {
  ...siteVariables,
  ...analyticsVariables,
  ...adVariables,
  ...iconFontVariables,
  ...feedbackVariables,
  ...offlineVariables,
  ...searchVariables,
  ...leanClientVariables,
  ...commandVariables,
  ...variablesOfOthers,
} as const satisfies Readonly<Record<string, Variable>>;

type Table = typeof variables;
type NameOfForm<Form> = {
  [Name in keyof Table]: Table[Name] extends {readonly form: Form} ? Name : never;
}[keyof Table];

/** Variables of a process, or what a test has in their place. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a variable; an empty one counts as none. */
export function readText(
  env: Environment,
  name: Exclude<keyof Table, NameOfForm<string>>,
): string | undefined {
  return env[name] || undefined;
}

/** The words of a variable. */
export function readList(env: Environment, name: NameOfForm<'list'>): string[] | undefined {
  return env[name]?.split(/\s+/).filter(Boolean);
}

/** Whether a name is that of a flag. */
function isFlag(name: string): name is NameOfForm<'flag'> {
  const known: Readonly<Record<string, Variable>> = variables;
  return known[name]?.form === 'flag';
}

/** The names of all flags. */
export const flagNames: readonly NameOfForm<'flag'>[] = Object.keys(variables).filter(isFlag);

/** @throws Error for anything but `true` and `false`, with the variable's name */
export function readFlag(env: Environment, name: NameOfForm<'flag'>): boolean | undefined {
  const value = env[name];
  if (value !== undefined && value !== 'true' && value !== 'false') {
    throw new Error(
      `${name} must be "true" or "false", not "${value}"${nearestHint(value, ['true', 'false'])}`,
    );
  }
  return value === undefined ? undefined : value === 'true';
}

/** How our own names begin, and one of before; those with `BUILD_` and `TEST_` may be of other programs. */
const siteVariable = /^(?:SITE|SERVE|VERIFY|FEEDBACK)_/;

/**
 * What somebody has set that nothing reads: a slip, or a name of before.
 *
 * @returns a sentence for each, with the name that looks most like it
 */
export function unknownVariables(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => siteVariable.test(name) && !(name in variables))
    .map((name) => `${name} is set, and nothing reads it${nearestHint(name, Object.keys(variables))}`);
}
