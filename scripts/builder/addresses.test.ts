import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {deadRedirects, listAddresses, lostAddresses, newAddresses} from './addresses';

describe('listAddresses', () => {
  it('every folder with a page, ending in a slash', async () => {
    const build = tempFolder({
      'x/a/index.html': '',
      'x/404.html': '',
      'x/b/c/index.html': '',
      'x/a/data.json': '',
    });
    expect(await listAddresses(build)).toEqual(['/x/a/', '/x/b/c/']);
  });
});

describe('lostAddresses', () => {
  const existing = ['/x/introduction/', '/x/new/'];

  it('names what neither exists nor redirects to a page', () => {
    const rules = [
      {from: '/x/old/', to: '/x/new/', status: 301},
      {from: '/x/v8/*', to: '/x/:splat', status: 302},
      {from: '/x/dead/', to: '/x/nothing/', status: 301},
    ] as const;
    const published = ['/x/introduction/', '/x/old/', '/x/v8/old/', '/x/dead/', '/x/v8/gone/', '/x/lost/'];
    expect(lostAddresses(published, existing, rules)).toEqual(['/x/dead/', '/x/v8/gone/', '/x/lost/']);
    expect(deadRedirects(existing, rules)).toEqual(['/x/dead/']);
  });

  it('knows which pages are not in the list yet', () => {
    const rules = [{from: '/x/', to: '/x/new/', status: 302}] as const;
    expect(newAddresses(['/x/old/'], ['/x/', '/x/new/', '/x/old/'], rules)).toEqual(['/x/new/']);
  });

  it('takes a circle of redirects for lost', () => {
    const rules = [
      {from: '/x/a/', to: '/x/b/', status: 301},
      {from: '/x/b/', to: '/x/a/', status: 301},
    ] as const;
    expect(lostAddresses(['/x/a/'], existing, rules)).toEqual(['/x/a/']);
  });
});
