import type {Compiler} from 'webpack';

const name = 'FeedbackSettingsFile';

/**
 * Adds a JSON file to what the bundler writes, so that a build and the development server have it at the same address.
 */
export class SettingsFilePlugin {
  constructor(
    private readonly file: string,
    private readonly content: object,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, () => {
        compilation.emitAsset(this.file, new sources.RawSource(`${JSON.stringify(this.content)}\n`));
      });
    });
  }
}
