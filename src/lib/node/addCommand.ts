import {nearestHint} from '../../mdx/nearest';

/** What a command of commander has that is used here. */
interface AddedCommand {
  readonly args: readonly string[];
  readonly opts: () => Readonly<Record<string, unknown>>;
  readonly description: (text: string) => unknown;
  readonly option: (written: string, text: string) => unknown;
  readonly allowUnknownOption: () => unknown;
  readonly on: (event: string, listener: () => void) => unknown;
  readonly action: (run: () => Promise<void>) => unknown;
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
const flagOf = (written: string) => /--[\w-]+/.exec(written)?.[0] ?? written;

/** Whether the arguments end with a list: `[files...]`. */
const takesList = (usage: string) => /\.\.\.[\]>]$/.test(usage);

/** How many arguments a command has. */
const countArguments = (usage: string) => usage.split(' ').length - 1;

/**
 * What is wrong with what was typed; nothing when it can be run.
 *
 * @param args - those that are no known options
 */
export function faultOf(
  {usage, example, options = {}}: CommandShape,
  args: readonly string[],
): string | undefined {
  const strange = args.find((arg) => /^-./.test(arg));
  if (strange !== undefined) {
    const [flag = ''] = strange.split('=');
    return `Unknown option "${flag}"${nearestHint(flag, Object.keys(options).map(flagOf))}`;
  }
  return args.length > countArguments(usage) && !takesList(usage)
    ? `Usage: npx docusaurus ${usage}, for example npx docusaurus ${example}`
    : undefined;
}

/**
 * Adds a command to Docusaurus' command line, with help, an example, and errors of one line: a failure ends the process
 * with a code that is not 0.
 */
export function addCommand(cli: CommandLine, shape: CommandShape): void {
  const command = cli.command(shape.usage);
  command.description(shape.description);
  // So that they can be named with what was meant.
  command.allowUnknownOption();
  for (const [written, text] of Object.entries(shape.options ?? {})) command.option(written, text);
  command.on('--help', () => {
    console.log(`\nExample:\n  npx docusaurus ${shape.example}`);
  });
  command.action(async () => {
    try {
      const fault = faultOf(shape, command.args);
      if (fault !== undefined) throw new Error(fault);
      await shape.run({args: command.args, options: {...command.opts()}});
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  });
}
