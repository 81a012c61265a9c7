import {builtVersion} from '../plugins/library-versions/build/versions';
import {isDocusaurus} from '../src/lib/node/isDocusaurus';
import {onlySection} from './onlySection';
import {repositoryAt} from './repository';
import {serviceReaders} from './services';
import {siteUrlIn} from './site';
import {flagNames, readFlag, readText, variables, type Environment} from './variables';

/** All that reads variables of a form of their own, and throws where one has another. */
const readers: readonly ((env: Environment, siteDir: string) => unknown)[] = [
  siteUrlIn,
  (env) => repositoryAt(readText(env, 'SITE_REPOSITORY')),
  (env, siteDir) => onlySection(siteDir, builtVersion(siteDir, readText(env, 'SITE_VERSION')), env),
  ...flagNames.map((name) => (env: Environment) => readFlag(env, name)),
  ...serviceReaders,
];

const names = new Set(Object.keys(variables));

/** What an error says of a variable; one of another kind is a fault of the program and goes on. */
function readMessage(error: unknown): string {
  const words = error instanceof Error ? (error.message.match(/\w+/g) ?? []) : [];
  if (!(error instanceof Error) || !words.some((word) => names.has(word))) throw error;
  return error.message;
}

/**
 * The variables whose values are none that they can have.
 *
 * @param siteDir - the project's folder
 * @returns a sentence for each, with its name, what is wrong, and what is allowed
 */
export function wrongVariables(env: Environment, siteDir: string): string[] {
  const sentences = readers.flatMap((read) => {
    try {
      read(env, siteDir);
      return [];
    } catch (error) {
      return [readMessage(error)];
    }
  });
  // Some are read by more than one.
  return [...new Set(sentences)];
}

/**
 * Ends Docusaurus' own program with a line for each wrong variable: what its configuration throws, it prints in a frame
 * and with a stack. Another program that reads the configuration prints what it throws as it prints all else.
 */
export function stopAtWrongVariables(
  [, program = '']: readonly string[],
  env: Environment,
  siteDir: string,
): void {
  if (!isDocusaurus(program)) return;
  const wrong = wrongVariables(env, siteDir);
  if (wrong.length === 0) return;
  console.error(wrong.join('\n'));
  process.exit(1);
}
