import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

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
