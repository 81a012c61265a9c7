import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../config/headers';
import {allowedSources} from '../../config/services';
import {getAllowedSources, readOptions} from './options';

describe('options of the adverts', () => {
  it('needs none', () => {
    expect(readOptions({})).toMatchObject({elementId: 'carbonads'});
  });

  it('takes addresses, origins and the id of an element', () => {
    const options = {
      elementId: 'sponsor_box-1',
      scriptUrl: 'https://ads.example.com/script.js?serve=1',
      jsonUrl: 'https://ads.example.com/json',
      hosts: ['https://srv.example.com'],
    };
    expect(readOptions(options)).toMatchObject(options);
  });

  it.each([
    [{scriptUrl: 'http://ads.example.com/'}, '"scriptUrl" (SITE_AD_SCRIPT) must be an https address'],
    [{scriptUrl: 'ads.example.com'}, '"scriptUrl" (SITE_AD_SCRIPT) must be an https address'],
    [{scriptUrl: ''}, '"scriptUrl" (SITE_AD_SCRIPT) must be an https address'],
    [{elementId: ''}, '"elementId" (SITE_AD_ELEMENT_ID) must be a letter'],
    [{elementId: '1'}, '"elementId" (SITE_AD_ELEMENT_ID) must be a letter'],
    [{elementId: 'a"], body'}, '"elementId" (SITE_AD_ELEMENT_ID) must be a letter'],
    [{jsonUrl: 'javascript:alert(1)'}, '"jsonUrl" (SITE_AD_JSON) must be an https address'],
    [{hosts: ['https://a.example.com', 'b.example.com']}, '"hosts" (SITE_AD_HOSTS) must be origins'],
    [
      {hosts: ["https://a.example.com; script-src 'unsafe-inline'"]},
      '"hosts" (SITE_AD_HOSTS) must be origins',
    ],
  ])('refuses %j with the name of the option and the form that it has', (options, message) => {
    expect(() => readOptions(options)).toThrow(message);
  });
});

describe('what the security policy allows for adverts', () => {
  it('is nothing without an address', () => {
    expect(getAllowedSources(readOptions({hosts: ['https://srv.example.com']}))).toEqual({
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
    const script = getAllowedSources(readOptions({scriptUrl: 'https://cdn.example.com/script.js'}));
    expect(Object.values(script).flat()).not.toContain('https:');
    const json = getAllowedSources(readOptions({jsonUrl: 'https://json.example.com/ads'}));
    expect(json).toEqual({'script-src': [], 'connect-src': ['https://json.example.com', 'https:']});
  });

  it('stops at a wrong address', () => {
    expect(() => allowedSources({SITE_AD_JSON: 'json.example.com'})).toThrow('SITE_AD_JSON');
  });
});
