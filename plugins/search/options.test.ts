import {describe, expect, it} from 'vitest';
import {getAllowedSources, readOptions} from './options';

const algolia = {appId: 'ABC123', apiKey: 'abc', indexName: 'docs'};

describe('options', () => {
  it('has no service without keys, and allows no origin', () => {
    expect(readOptions({}).algolia).toBeUndefined();
    expect(getAllowedSources(readOptions({}))).toEqual({});
  });

  it('finds the host of an application, and allows it', () => {
    const options = readOptions({algolia});
    expect(options.algolia?.host).toBe('https://abc123-dsn.algolia.net');
    expect(getAllowedSources(options)).toEqual({'connect-src': ['https://abc123-dsn.algolia.net']});
  });

  it.each([
    [{...algolia, appId: 'a b'}, '"algolia.appId" (SITE_ALGOLIA_APP_ID) must have the form "ABC123DEF4"'],
    [
      {...algolia, host: 'http://a.test'},
      '"algolia.host" (SITE_ALGOLIA_HOST) must have the form "https://host"',
    ],
    [{...algolia, indexName: ''}, '"algolia.indexName" is not allowed to be empty'],
  ])('names what is wrong in %j', (wrong, message) => {
    expect(() => readOptions({algolia: wrong})).toThrow(message);
  });
});
