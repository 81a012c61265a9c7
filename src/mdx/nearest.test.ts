import {describe, expect, it} from 'vitest';
import {nearest, nearestHint} from './nearest';

const pages = ['react-charts/bars', 'react-data-grid/sorting', 'react-data-grid/filtering'];

describe('the nearest name', () => {
  it.each([
    ['react-data-grid/sortign', 'react-data-grid/sorting'],
    ['sorting', 'react-data-grid/sorting'],
    ['react-charts/bras', 'react-charts/bars'],
  ])('of %s is %s', (wanted, name) => {
    expect(nearest(wanted, pages)).toBe(name);
  });

  it('is none where nothing looks like it', () => {
    expect(nearest('react-data-grid/localization', pages)).toBeUndefined();
    expect(nearestHint('localization', pages)).toBe('');
    expect(nearestHint('bar', pages, (name) => `/${name}/`)).toBe('; nearest: /react-charts/bars/');
  });
});
