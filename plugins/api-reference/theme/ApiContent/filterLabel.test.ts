import {describe, expect, it} from 'vitest';
import type {ApiEntryView, ApiSectionKind} from '../../view/types';
import {filterLabel} from './filterLabel';

function section(kind: ApiSectionKind, count: number) {
  const entries = Array.from({length: count}, (_, index): ApiEntryView => ({
    id: `${index}`,
    name: `${index}`,
  }));
  return {kind, id: kind, entries};
}

const inherited = [
  {origin: 'FieldProps', package: '@mui/x-date-pickers', entries: section('props', 4).entries},
];

describe('the label of the filter of a page', () => {
  it.each([
    ['Filter 90 events', [section('events', 90)]],
    ['Filter 96 props and 45 more', [section('props', 96), section('slots', 45)]],
    ['Filter 30 selectors', [section('selectors', 20), section('selectors', 10)]],
    ['Filter 4 entries', [section('props', 1), section('classes', 3)]],
  ])('says how many there are: %s', (label, sections) => {
    expect(filterLabel({sections}, false)).toBe(label);
  });

  it('is none where there is at most one', () => {
    expect(filterLabel({sections: [section('props', 1)]}, false)).toBeUndefined();
    expect(filterLabel({sections: []}, false)).toBeUndefined();
  });

  it('counts inherited props where they are shown', () => {
    expect(filterLabel({sections: [section('props', 2)], inherited}, false)).toBe(
      'Filter 2 props and 4 more',
    );
    expect(filterLabel({sections: [section('props', 2)], inherited}, true)).toBe('Filter 2 props');
  });
});
