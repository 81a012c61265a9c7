import {nearestHint} from '../nearest';

/** What a command of commander has that is used here. */
interface AddedCommand {
  readonly args: readonly string[];
  readonly opts: () => Readonly<Record<string, unknown>>;
  readonly description: (text: string) => unknown;
  readonly option: (written: string, text: string) => unknown;
  readonly allowUnknownOption: () => unknown;
  readonly on: (event: string, listener: () => void) => unknown;
  readonly action: (run: () => Promise<void>) => unknown;
  /**
   * What it does where an argument is missing: it prints a line of its own and ends the process. Neither this nor the
   * next is in its types.
   */
  missingArgument?: () => void;
  /** The same, where an option lacks its value; the option is `true` then. */
  optionMissingArgument?: () => void;
}

/** Docusaurus' command line, as it hands it to `extendCli`. */
export interface CommandLine {
  readonly command: (usage: string) => AddedCommand;
}

/** What somebody has typed behind a command. */
export interface Typed {
  readonly args: readonly string[];
  /** By their long names: `address` of `--address`. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** One command of the project. */
export interface CommandShape {
  /** Its name and its arguments: `version:archive <version>`. */
  readonly usage: string;
  /** What it does, in one sentence. */
  readonly description: string;
  /** A command line that can be copied, behind `npx docusaurus`. */
  readonly example: string;
  /** What each option is for, by how it is written: `--address <url>`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Loads what it needs itself, so that other commands do not pay for it. */
  readonly run: (typed: Typed) => Promise<void>;
}

/** The long name of an option: `--address <url>` → `--address`. */
const writtenFlag = (written: string) => /--[\w-]+/.exec(written)?.[0] ?? written;

/** Whether an option has to have a value. */
const takesValue = (written: string) => written.includes('<');

/** What is wrong with an option of those that a command has. */
function optionFault(
  options: Readonly<Record<string, string>>,
  {args, options: values}: Typed,
): string | undefined {
  const strange = args.find((arg) => /^-./.test(arg));
  if (strange !== undefined) {
    const [flag = ''] = strange.split('=');
    const flags = Object.keys(options).map(writtenFlag);
    return flags.includes(flag)
      ? `${flag} takes no value`
      : `Unknown option "${flag}"${nearestHint(flag, flags)}`;
  }
  const isEmpty = (value: unknown) => value === true || value === '';
  const empty = Object.entries(options).find(
    ([written]) => takesValue(written) && isEmpty(values[writtenFlag(written).slice('--'.length)]),
  );
  return empty && `${empty[0]} lacks its value: ${empty[1]}`;
}

/** What is wrong with the number of arguments. */
function argumentFault(usage: string, args: readonly string[]): string | undefined {
  const [, ...names] = usage.split(' ');
  const missing = names[args.length];
  if (missing?.startsWith('<')) return `${missing} is missing`;
  const isList = names.at(-1)?.includes('...') ?? false;
  return args.length > names.length && !isList ? `"${args[names.length]}" is one too many` : undefined;
}

/**
 * What is wrong with what was typed; nothing when it can be run.
 *
 * @param typed - its arguments are those that are no known options
 */
export function findFault(
  {usage, example, options = {}}: Omit<CommandShape, 'run' | 'description'>,
  typed: Typed,
): string | undefined {
  const fault = argumentFault(usage, typed.args);
  return (
    optionFault(options, typed) ??
    (fault && `${fault}. Usage: npx docusaurus ${usage}, for example npx docusaurus ${example}`)
  );
}

/**
 * Adds a command to Docusaurus' command line, with help, an example, and errors of one line: a failure ends the process
 * with a code that is not 0.
 */
export function addCommand(cli: CommandLine, shape: CommandShape): void {
  const command = cli.command(shape.usage);
  command.description(shape.description);
  // What is wrong is named below, in one line with what was meant.
  command.allowUnknownOption();
  command.missingArgument = () => undefined;
  command.optionMissingArgument = () => undefined;
  for (const [written, text] of Object.entries(shape.options ?? {})) command.option(written, text);
  command.on('--help', () => {
    console.log(`\nExample:\n  npx docusaurus ${shape.example}`);
  });
  command.action(async () => {
    try {
      const typed = {args: command.args, options: command.opts()};
      const fault = findFault(shape, typed);
      if (fault !== undefined) throw new Error(fault);
      await shape.run(typed);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  });
}
