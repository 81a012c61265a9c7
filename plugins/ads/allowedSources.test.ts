import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../config/headers';
import {allowedSources} from '../../config/services';
import {allowedSourcesOf} from './allowedSources';
import {readOptions} from './options';

describe('what the security policy allows for adverts', () => {
  it('is nothing without an address', () => {
    expect(allowedSourcesOf(readOptions({hosts: ['https://srv.example.com']}))).toEqual({
      'script-src': [],
      'connect-src': [],
    });
    expect(contentSecurityPolicy([], allowedSources({}))).toBe(contentSecurityPolicy([]));
  });

  it('is the script with its hosts, and the JSON service', () => {
    const policy = contentSecurityPolicy(
      [],
      allowedSources({
        SITE_AD_SCRIPT: 'https://cdn.example.com/script.js?serve=1',
        SITE_AD_HOSTS: 'https://srv.example.com  https://*.example.net',
        SITE_AD_JSON: 'https://json.example.com/ads',
      }),
    );
    expect(policy).toContain(
      "script-src 'self' 'wasm-unsafe-eval' https://cdn.example.com https://srv.example.com https://*.example.net;",
    );
    expect(policy).toContain(
      "connect-src 'self' https://cdn.example.com https://srv.example.com https://*.example.net https://json.example.com https:;",
    );
  });

  it('is any host for the pixels of JSON adverts, as it is for pictures, and for nothing else', () => {
    const script = allowedSourcesOf(readOptions({scriptUrl: 'https://cdn.example.com/script.js'}));
    expect(Object.values(script).flat()).not.toContain('https:');
    const json = allowedSourcesOf(readOptions({jsonUrl: 'https://json.example.com/ads'}));
    expect(json).toEqual({'script-src': [], 'connect-src': ['https://json.example.com', 'https:']});
  });

  it('stops at a wrong address', () => {
    expect(() => allowedSources({SITE_AD_JSON: 'json.example.com'})).toThrow('SITE_AD_JSON');
  });
});
