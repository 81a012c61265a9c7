import {describe, expect, it} from 'vitest';
import {getAllowedSources, readOptions, type Options} from './options';
import {settingsModule, toSettings} from './settings';

describe('the options of analytics', () => {
  it('are off by default: nothing to load, to send or to ask', () => {
    const options = readOptions({});
    expect(toSettings(options)).toMatchObject({tracks: false, services: [], measurementId: ''});
    expect(getAllowedSources(options)).toEqual({});
  });

  it('an advert network alone is something to ask about, and nothing to track', () => {
    expect(toSettings(readOptions({otherServices: ['adverts']}))).toMatchObject({
      tracks: false,
      services: ['adverts'],
      consentRequired: true,
    });
  });

  it('the debug mode alone notes events and sends nothing', () => {
    expect(toSettings(readOptions({debug: true}))).toMatchObject({tracks: true, services: [], debug: true});
  });

  it('become a module with an export for each, with the address of the script for this id', () => {
    const scriptUrl = 'https://analytics.test/gtag/js?x=1';
    const text = settingsModule(toSettings(readOptions({measurementId: 'G-TEST1', scriptUrl})));
    expect(text).toContain('export const tracks = true;');
    expect(text).toContain('export const scriptAddress = "https://analytics.test/gtag/js?x=1&id=G-TEST1";');
  });

  it('allow the origins that the service needs, and no others', () => {
    const options = readOptions({
      measurementId: 'G-TEST1',
      scriptUrl: 'https://analytics.test/gtag/js',
      connectUrls: ['https://*.sink.test'],
      otherServices: ['adverts'],
    });
    expect(toSettings(options).services).toEqual(['analytics', 'adverts']);
    expect(getAllowedSources(options)).toEqual({
      'script-src': ['https://analytics.test'],
      'connect-src': ['https://analytics.test', 'https://*.sink.test'],
    });
  });

  it.each([
    [{measurementId: 'UA-1'}, '"measurementId" (SITE_ANALYTICS_ID) must have the form "G-ABC1234567"'],
    [
      {scriptUrl: 'http://a.test/js'},
      '"scriptUrl" (SITE_ANALYTICS_SCRIPT) must be an address that begins with "https://"',
    ],
    [
      {scriptUrl: 'nowhere'},
      '"scriptUrl" (SITE_ANALYTICS_SCRIPT) must be an address that begins with "https://"',
    ],
    [
      {connectUrls: ["'unsafe-eval'"]},
      '"connectUrls[0]" (SITE_ANALYTICS_CONNECT) must have the form "https://host"',
    ],
    [
      {connectUrls: ['https://a.test; script-src *']},
      '"connectUrls[0]" (SITE_ANALYTICS_CONNECT) must have the form "https://host"',
    ],
    [{consentRequired: 'yes'}, '"consentRequired" must be a boolean'],
    [{debug: 1}, '"debug" must be a boolean'],
    [{otherServices: ['pixels']}, '"otherServices[0]" must be one of [adverts, search, iconFont]'],
    [{measureId: 'G-1'}, '"measureId" is not allowed'],
  ])('%j stops the build: %s', (options, message) => {
    expect(() => readOptions(options as Options)).toThrow(message);
  });
});
