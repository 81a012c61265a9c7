import {describe, expect, it} from 'vitest';
import {nearest, nearestHint, nearestNames} from './nearest';

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

describe('the nearest names', () => {
  it('are as many as are wanted, whether they are near or not', () => {
    expect(nearestNames('sortign', pages, 1)).toEqual(['react-data-grid/sorting']);
    expect(nearestNames('/react-data-grid/sortign/', pages, 1)).toEqual(['react-data-grid/sorting']);
    expect(nearestNames('qqqq', pages)).toHaveLength(3);
  });

  it('are first those that contain what is wanted, the shorter ones before the longer', () => {
    const names = ['react-charts', 'react-data-grid/quickstart', 'react-data-grid', 'introduction'];
    expect(nearestNames('react-data-gird', names, 1)).toEqual(['react-data-grid']);
    expect(nearestNames('quickstart', names, 1)).toEqual(['react-data-grid/quickstart']);
    expect(nearestNames('data-grid', names, 2)).toEqual(['react-data-grid', 'react-data-grid/quickstart']);
  });
});
