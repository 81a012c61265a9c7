import type {Compiler, Stats, StatsCompilation} from 'webpack';
import {shortErrors} from './shortMessage';

const name = 'ShortErrorsPlugin';

type Errors = NonNullable<StatsCompilation['errors']>;

/**
 * Makes plugins for the bundles of a build that shorten the errors in everything that reports them: the terminal, and the
 * overlay in the browser. They change the report and not the errors themselves, around which the bundler draws a frame.
 * The server's bundle leaves out what that of the browser has said.
 */
export function shortErrorsPlugins(siteDir: string) {
  let shown: ReadonlySet<string> = new Set();
  return (isServer: boolean) => {
    const shortened = (errors: Errors): Errors => {
      const short = shortErrors(errors, siteDir);
      if (isServer) return short.filter(({message}) => !shown.has(message));
      shown = new Set(short.map(({message}) => message));
      return short;
    };
    const shorten = (stats: Stats): void => {
      const report = stats.toJson.bind(stats);
      stats.toJson = (options) => {
        const whole = report(options);
        return whole.errors ? {...whole, errors: shortened(whole.errors)} : whole;
      };
    };
    return {
      apply(compiler: Compiler): void {
        const isBuild = compiler.options.mode === 'production';
        // Before those that print.
        compiler.hooks.done.tap({name, stage: -1000}, (stats) => {
          shorten(stats);
          // A build ends now; where in the tools it does so helps nobody.
          if (isBuild && stats.hasErrors()) Error.stackTraceLimit = 0;
        });
      },
    };
  };
}
