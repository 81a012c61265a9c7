import {nearestHint} from '../../src/lib/nearest';

/** What of Docusaurus' command line is used here. */
interface CommandLine {
  readonly commands: readonly {readonly name: () => string}[];
  readonly allowUnknownOption: () => unknown;
  readonly action: (run: (typed?: string) => void) => unknown;
  /** What it does where no command is typed: it prints a line of its own and ends the process. Not in its types. */
  missingArgument?: () => void;
}

/**
 * Says in one line that there is no such command, and which one could be meant: Docusaurus' own answer is the whole help
 * and a stack.
 *
 * @param cli - which has all commands by the time that somebody's is read
 */
export function nameUnknownCommand(cli: CommandLine): void {
  // Options of the command that was meant.
  cli.allowUnknownOption();
  cli.missingArgument = () => undefined;
  cli.action((typed) => {
    const names = cli.commands.map((command) => command.name());
    const reason =
      typed === undefined
        ? 'Say which command'
        : `There is no command "${typed}"${nearestHint(typed, names)}`;
    console.error(`${reason}. "npx docusaurus --help" lists all of them`);
    process.exitCode = 1;
  });
}
