import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {needsWholeVersions} from '../plugins/library-versions/build/halfCuts';
import {cutFault} from '../plugins/library-versions/build/versionFiles';
import {listHalfCuts, listedNames} from '../plugins/library-versions/build/versions';
import {isDocusaurus} from '../src/lib/node/isDocusaurus';
import {hasWholeInterface, isLanguage} from './languages';

/** What somebody has typed behind `docusaurus`. */
interface CommandLine {
  /** Arguments that are no options, behind the command. */
  readonly names: readonly string[];
  /** Of `--locale`. */
  readonly locale: string | undefined;
  /** Whether `--list` was typed, or `-l`, which means the locale in other commands. */
  readonly lists: boolean;
  /** Absolute path of the project. */
  readonly siteDir: string;
}

/** Why a command should not run here, and which one does what is wanted; nothing where it may run. */
type Guard = (line: CommandLine) => string | undefined;

const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>(
  Object.entries<Guard>({
    swizzle({names: [theme, component], lists, siteDir}) {
      if (component === undefined) {
        return lists
          ? undefined
          : 'Name the component, as in "npx docusaurus swizzle @docusaurus/theme-classic BackToTopButton" ("--list" lists all of them): chosen at the prompt, one of this site would be overwritten without a question.';
      }
      const ours = `src/theme/${component}`;
      const isOurs = ['', '.tsx', '.ts'].some((ending) => existsSync(path.join(siteDir, ours + ending)));
      return isOurs
        ? `${ours} is a component of this site (src/theme/README.md says why), and swizzling would overwrite it: move it away, run "npx docusaurus swizzle ${theme} ${component}" again, and merge the two.`
        : undefined;
    },
    'write-translations': ({locale}) =>
      isLanguage(locale) && !hasWholeInterface(locale)
        ? undefined
        : 'This lists the texts of a language that was only started (--locale fr, with an entry in config/languages.ts), and would rewrite those of the others: "npx docusaurus i18n:texts" writes the English texts, and "npx docusaurus i18n:status" lists what a language lacks.',
    // It says itself that a name is missing.
    'docs:version': ({names: [name], siteDir}) =>
      name === undefined ? undefined : cutFault(name, listedNames(siteDir)),
    serve: ({siteDir}) =>
      existsSync(path.join(siteDir, 'build'))
        ? undefined
        : 'There is no build to serve: "npm run site" builds the site and serves it with the headers and redirects of production.',
    deploy: () =>
      'The site is deployed as a folder, whatever the host: "npm run build -- --compress" makes build/, and "npm run smoke -- https://docs.example.org" checks it where it is.',
  }),
);

/**
 * Whether a command of Docusaurus would do harm here, or nothing.
 *
 * @param args - behind `docusaurus`
 * @param siteDir - absolute path of the project
 * @returns one sentence that names the command to use; nothing for a command that may run
 */
export function guardCommand(args: readonly string[], siteDir: string): string | undefined {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: {locale: {type: 'string', short: 'l'}, help: {type: 'boolean', short: 'h'}},
  });
  const [command = '', ...names] = positionals;
  const locale = typeof values.locale === 'string' ? values.locale : undefined;
  if (values.help) return undefined;
  return (
    guards.get(command)?.({names, locale, lists: args.includes('--list') || args.includes('-l'), siteDir}) ??
    (needsWholeVersions(command) ? whatToDoAboutHalfCuts(siteDir) : undefined)
  );
}

/** What to do about versions that are half cut, a line each; nothing where there are none. */
function whatToDoAboutHalfCuts(siteDir: string): string | undefined {
  return (
    listHalfCuts(siteDir)
      .map(({whatToDo}) => whatToDo)
      .join('\n') || undefined
  );
}

/**
 * Ends Docusaurus' own program with one sentence where its command is not for this site, or not for its state. Another
 * one runs, and is told of versions that it will not see.
 */
export function stopUnsuitableCommand([, program = '', ...args]: readonly string[], siteDir: string): void {
  if (!isDocusaurus(program)) return;
  const reason = guardCommand(args, siteDir);
  if (reason !== undefined) {
    console.error(reason);
    process.exit(1);
  }
  const leftOut = whatToDoAboutHalfCuts(siteDir);
  // It says so itself.
  if (leftOut !== undefined && args[0] !== 'version:cut') console.warn(leftOut);
}
