import type {PackageManager} from '../../../src/preferences/code';

type Rewrite = readonly [pattern: RegExp, pnpm: string, yarn: string];

/** What each command of npm is called by the others; the first that fits counts. */
const rewrites: readonly Rewrite[] = [
  [/^npm (?:install|i)$/, 'pnpm install', 'yarn install'],
  [/^npm (?:install|i) (?:--save-dev|-D) (.*)$/, 'pnpm add --save-dev $1', 'yarn add --dev $1'],
  [/^npm (?:install|i) --save-exact (.*)$/, 'pnpm add --save-exact $1', 'yarn add --exact $1'],
  [/^npm (?:install|i) ([^-].*)$/, 'pnpm add $1', 'yarn add $1'],
  [/^npm (?:uninstall|rm) ([^-].*)$/, 'pnpm remove $1', 'yarn remove $1'],
  [/^npm create (\S+)@latest (.*?)(?:-- )?(--.*)$/, 'pnpm create $1 $2$3', 'yarn create $1 $2$3'],
  [/^npm create (\S+)@latest(.*)$/, 'pnpm create $1$2', 'yarn create $1$2'],
  [/^npm run (\S+)$/, 'pnpm $1', 'yarn $1'],
  [/^npm run (\S+) -- (.*)$/, 'pnpm $1 $2', 'yarn $1 $2'],
  [/^npm (start|test)$/, 'pnpm $1', 'yarn $1'],
  [/^npx (.*)$/, 'pnpm dlx $1', 'yarn dlx $1'],
];

function rewriteLine(line: string, column: 1 | 2): string {
  if (!/^np[mx]\b/.test(line)) {
    return line;
  }
  const rewrite = rewrites.find(([pattern]) => pattern.test(line));
  if (!rewrite) {
    throw new Error(
      `Not known for other package managers: "${line}" (plugins/code-variants/fences/managerCommands.ts)`,
    );
  }
  return line.replace(rewrite[0], rewrite[column]);
}

/**
 * Commands for npm as a reader with another package manager types them.
 *
 * @param commands - lines of a shell; what is no npm or npx stays
 * @throws an error with the line that is not known
 */
export function managerCommands(commands: string): Record<PackageManager, string> {
  const lines = commands.split('\n');
  return {
    npm: commands,
    pnpm: lines.map((line) => rewriteLine(line, 1)).join('\n'),
    yarn: lines.map((line) => rewriteLine(line, 2)).join('\n'),
  };
}
