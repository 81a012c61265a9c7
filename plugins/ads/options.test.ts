import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions, type Options} from './options';

const read = (options: Options) =>
  validateOptions({options, validate: (schema, value) => normalizePluginOptions(schema, value)});

describe('options of the adverts', () => {
  it('needs none', () => {
    expect(read({})).toMatchObject({});
  });

  it('takes addresses and origins', () => {
    const options = {
      scriptUrl: 'https://ads.example.com/script.js?serve=1',
      jsonUrl: 'https://ads.example.com/json',
      hosts: ['https://srv.example.com'],
    };
    expect(read(options)).toMatchObject(options);
  });

  it.each([
    [{scriptUrl: 'http://ads.example.com/'}, '"scriptUrl" (SITE_AD_SCRIPT) must be an https address'],
    [{scriptUrl: 'ads.example.com'}, '"scriptUrl" (SITE_AD_SCRIPT) must be an https address'],
    [{scriptUrl: ''}, '"scriptUrl" (SITE_AD_SCRIPT) must be an https address'],
    [{jsonUrl: 'javascript:alert(1)'}, '"jsonUrl" (SITE_AD_JSON) must be an https address'],
    [{hosts: ['https://a.example.com', 'b.example.com']}, '"hosts" (SITE_AD_HOSTS) must be origins'],
    [
      {hosts: ["https://a.example.com; script-src 'unsafe-inline'"]},
      '"hosts" (SITE_AD_HOSTS) must be origins',
    ],
  ])('refuses %j with the name of the option and the form that it has', (options, message) => {
    expect(() => read(options)).toThrow(message);
  });
});
