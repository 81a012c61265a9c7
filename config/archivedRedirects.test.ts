import {describe, expect, it} from 'vitest';
import {lostAddresses} from '../scripts/builder/addresses';
import {archivedRedirects} from './archivedRedirects';
import {languageBase, languagePrefix, listLanguages} from './languages';

const published = ['/x/v7/react-charts/bars/', '/zh/x/v7/react-charts/', '/x/v7/api/', '/x/v7/'];

describe('redirects of archived versions', () => {
  it('lead to the same page where the version is kept as a whole', () => {
    const rules = archivedRedirects([{path: 'v7', address: 'https://old.example.org/x/v7/'}], {});
    expect(rules.slice(0, 2)).toEqual([
      {from: '/x/v7/*', to: 'https://old.example.org/x/v7/:splat', status: 301},
      {from: '/zh/x/v7/*', to: 'https://old.example.org/zh/x/v7/:splat', status: 301},
    ]);
    expect(rules.map(({to}) => to)).toEqual(
      listLanguages().map((language) => `https://old.example.org${languagePrefix(language)}/x/v7/:splat`),
    );
    expect(lostAddresses(published, [], rules)).toEqual([]);
  });

  it('lead to the first page of the product otherwise', () => {
    const row = {x: 'https://v7.example.org/', 'x-charts': 'https://v7.example.org/charts/'};
    const rules = archivedRedirects([{path: 'v7'}], {v7: row});
    const first = (from: string) => rules.find((rule) => rule.from === from)?.to;
    expect(first('/x/v7/react-charts/*')).toBe('https://v7.example.org/charts/');
    expect(first('/zh/x/v7/react-data-grid/*')).toBe('https://v7.example.org/');
    const last = listLanguages().map((language) => `${languageBase(language)}v7/*`);
    expect(last.slice(0, 2)).toEqual(['/x/v7/*', '/zh/x/v7/*']);
    expect(rules.slice(-last.length).map(({from}) => from)).toEqual(last);
    expect(lostAddresses(published, [], rules)).toEqual([]);
  });

  it('there are none before the first version is archived', () => {
    expect(archivedRedirects([], {})).toEqual([]);
  });
});
