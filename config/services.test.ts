import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from './headers';
import {allowedSources, analyticsOptions, otherServices, searchOptions} from './services';
import {readOptions} from '../plugins/analytics/options';

describe('outside services', () => {
  it('there is none without configuration', () => {
    expect(readOptions(analyticsOptions({}))).toMatchObject({measurementId: '', consentRequired: true});
    expect(contentSecurityPolicy(['a'], allowedSources({}))).toBe(contentSecurityPolicy(['a']));
  });

  it('come from the environment', () => {
    const env = {
      SITE_ANALYTICS_ID: 'G-A1',
      SITE_ANALYTICS_SCRIPT: 'https://a.test/js',
      SITE_ANALYTICS_CONNECT: 'https://b.test  https://c.test',
      SITE_CONSENT_REQUIRED: 'false',
      SITE_ANALYTICS_DEBUG: 'true',
    };
    expect(readOptions(analyticsOptions(env))).toMatchObject({
      measurementId: 'G-A1',
      consentRequired: false,
      debug: true,
    });
    const policy = contentSecurityPolicy([], allowedSources(env));
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://a.test;");
    expect(policy).toContain("connect-src 'self' https://a.test https://b.test https://c.test;");
  });

  it.each(['yes', '', '1'])('a flag that is "%s" stops the build', (value) => {
    expect(() => analyticsOptions({SITE_CONSENT_REQUIRED: value})).toThrow(
      `SITE_CONSENT_REQUIRED must be "true" or "false", not "${value}"`,
    );
  });

  it('takes an index at Algolia with all of its keys, as a service that readers are asked about', () => {
    const env = {
      SITE_ALGOLIA_APP_ID: 'ABC123',
      SITE_ALGOLIA_SEARCH_KEY: 'abc',
      SITE_ALGOLIA_INDEX: 'docs',
    };
    expect(allowedSources(env)['connect-src']).toEqual(['https://abc123-dsn.algolia.net']);
    expect(otherServices(env)).toEqual(['search']);
    expect(() => searchOptions({SITE_ALGOLIA_APP_ID: 'ABC123'})).toThrow('all of them, or none');
  });
});
