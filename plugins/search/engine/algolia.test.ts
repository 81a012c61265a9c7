import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {algoliaEngine, readAnswer, createRequest, safeAddress} from './algolia';
import type {SearchScope} from './types';

const origin = 'https://docs.example.org';
const known = {isWritten: () => true, corrections: new Map<string, string>()};

const scope: SearchScope = {
  language: 'zh',
  version: 'current',
  allVersions: false,
  about: null,
  product: null,
  plan: null,
};

const record = (url: string, fields: object = {}) => ({
  url,
  hierarchy: {lvl0: 'Data Grid', lvl1: 'Sorting', lvl2: 'Switch it off'},
  _snippetResult: {content: {value: 'no <mark>sorting</mark> &amp; <script>alert(1)</script>'}},
  ...fields,
});

describe('readAnswer', () => {
  it('has pages with sections, and excerpts as text', () => {
    const [hit, ...others] = readAnswer(
      {
        hits: [
          record(`${origin}/x/react-data-grid/sorting/#disable`),
          record(`${origin}/x/react-data-grid/sorting/`),
        ],
      },
      origin,
    );
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      address: '/x/react-data-grid/sorting/',
      title: 'Sorting',
      sections: [{address: '/x/react-data-grid/sorting/#disable', title: 'Switch it off'}],
    });
    expect(hit?.excerpt).toEqual([
      {text: 'no ', isMatch: false},
      {text: 'sorting', isMatch: true},
      {text: ' & <script>alert(1)</script>', isMatch: false},
    ]);
  });

  it.each([
    null,
    'text',
    {},
    {hits: 'x'},
    {hits: [null, 3, {url: 4}, {url: 'javascript:alert(1)'}, {url: 'http://evil.example/'}]},
  ])('drops what is of another form: %j', (answer) => {
    expect(readAnswer(answer, origin)).toEqual([]);
  });
});

describe('safeAddress', () => {
  it.each([
    [`${origin}/x/a/#b`, '/x/a/#b'],
    ['/x/a/', '/x/a/'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['http://elsewhere.example/a', undefined],
    ['https://user@elsewhere.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//elsewhere.example/a', 'https://elsewhere.example/a'],
  ])('%s', (url, address) => {
    expect(safeAddress(url, origin)).toBe(address);
  });
});

describe('algoliaEngine', () => {
  const asked: {url?: string; key?: string; body: string}[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({url: request.url, key: String(request.headers['x-algolia-api-key']), body});
      response.statusCode = body.includes('broken') ? 500 : 200;
      response.end(JSON.stringify({hits: [record(`${origin}/x/react-data-grid/sorting/`)]}));
    });
  });
  let settings = {appId: 'APP', apiKey: 'key', indexName: 'docs site', host: ''};

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    settings = {...settings, host: `http://127.0.0.1:${port}`};
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('asks the service in the form of its interface', async () => {
    const hits = await algoliaEngine(settings, origin).search(
      'sorting',
      scope,
      new AbortController().signal,
      known,
    );
    expect(hits).toHaveLength(1);
    expect(asked[0]).toMatchObject({url: '/1/indexes/docs%20site/query', key: 'key'});
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(createRequest('sorting', scope));
  });

  it('fails when the service does, and when the question was given up', async () => {
    const engine = algoliaEngine(settings, origin);
    await expect(engine.search('broken', scope, new AbortController().signal, known)).rejects.toThrow(
      'status 500',
    );
    await expect(engine.search('a', scope, AbortSignal.abort(), known)).rejects.toThrow();
  });

  it('searches one language, and one version or all', () => {
    expect(createRequest('a', scope)).toMatchObject({facetFilters: ['language:zh', 'version:current']});
    expect(createRequest('a', {...scope, allVersions: true})).toMatchObject({facetFilters: ['language:zh']});
  });
});
