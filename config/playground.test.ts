import {existsSync} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';

/** The option `pages` of the preset, as the configuration has it in the given mode. */
async function pagesIn(mode: string): Promise<unknown> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const {default: config} = await import('../docusaurus.config');
  const options = config.presets[0]?.[1];
  return typeof options === 'object' && options.pages;
}

describe('playground pages', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('exist in development', async () => {
    expect(await pagesIn('development')).toMatchObject({path: 'playground', routeBasePath: 'playground'});
    // The pages plugin stops the development server without its folder.
    expect(existsSync('playground')).toBe(true);
  });

  it('have no plugin that could build them for production', async () => {
    expect(await pagesIn('production')).toBe(false);
  });
});
