import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {Compiler, Stats, StatsCompilation} from 'webpack';
import {shortErrors, type Project} from './shortMessage';

const name = 'ShortErrorsPlugin';

/** What both bundles of a build have said. */
export interface Said {
  client: ReadonlySet<string>;
}

function projectIn(siteDir: string): Project {
  return {
    siteDir,
    filesIn: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
    readText: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  };
}

/**
 * Shortens the errors in everything that reports them: the terminal, and the overlay in the browser. It changes the
 * report and not the errors themselves, around which the bundler draws a frame.
 */
export class ShortErrorsPlugin {
  readonly #project: Project;
  readonly #said: Said;
  readonly #isServer: boolean;

  constructor(siteDir: string, said: Said, isServer: boolean) {
    this.#project = projectIn(siteDir);
    this.#said = said;
    this.#isServer = isServer;
  }

  apply(compiler: Compiler): void {
    const isBuild = compiler.options.mode === 'production';
    // Before those that print.
    compiler.hooks.done.tap({name, stage: -1000}, (stats) => {
      this.#shorten(stats);
      // A build ends now; where in the tools it does so helps nobody.
      if (isBuild && stats.hasErrors()) Error.stackTraceLimit = 0;
    });
  }

  #shorten(stats: Stats): void {
    const report = stats.toJson.bind(stats);
    stats.toJson = (options) => {
      const whole = report(options);
      return whole.errors ? {...whole, errors: this.#short(whole.errors)} : whole;
    };
  }

  #short(errors: NonNullable<StatsCompilation['errors']>): NonNullable<StatsCompilation['errors']> {
    const short = shortErrors(errors, this.#project);
    if (this.#isServer) return short.filter(({message}) => !this.#said.client.has(message));
    this.#said.client = new Set(short.map(({message}) => message));
    return short;
  }
}
