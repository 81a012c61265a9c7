import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type Options} from './options';

const good: Options = {
  domain: 'docs.example.com',
  version: '8.0.0-alpha.12',
  colors: {background: '#f5f1f4', theme: '#f5f1f4'},
};

const read = (options: Options) => validateOptions({validate: normalizePluginOptions, options});

it('workers are registered unless the option says otherwise', () => {
  expect(read(good).enabled).toBe(true);
  expect(read({...good, enabled: false}).enabled).toBe(false);
});

it('an address is no name of a host, and an empty one would be contained in every host', () => {
  expect(() => read({...good, domain: 'https://docs.example.com/'})).toThrow('SITE_DOCS_DOMAIN');
  expect(() => read({...good, domain: ''})).toThrow('"domain"');
});
