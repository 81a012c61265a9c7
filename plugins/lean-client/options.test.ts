import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {readFlag} from '../../config/variables';
import {validateOptions, type Options} from './options';

const read = (options: Options) => validateOptions({validate: normalizePluginOptions, options});

describe('SITE_LEAN', () => {
  it.each([
    [undefined, true],
    ['true', true],
    ['false', false],
  ])('%j: the client is lean: %j', (SITE_LEAN, lean) => {
    expect(read({lean: readFlag({SITE_LEAN}, 'SITE_LEAN')}).lean).toBe(lean);
  });
});

describe('the options', () => {
  it('load 32 pages at once, unless they say otherwise', () => {
    expect(read({})).toMatchObject({sectionSize: 32});
    expect(read({sectionSize: 8})).toMatchObject({sectionSize: 8});
  });

  it.each([7, 257, 8.5])('no section has %j pages', (sectionSize) => {
    expect(() => read({sectionSize})).toThrow('"sectionSize"');
  });
});
