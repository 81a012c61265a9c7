import {describe, expect, it} from 'vitest';
import bytes from '../../bench/bytes.json';
import {pageKinds} from '../../bench/pages';
import {compareBytes, overBudget, type BytesFile} from '../e2e/support/compareBytes';

function fileWith(javascript: number, total: number): BytesFile {
  return {...bytes, grid: {javascript, total, demos: 80}, 'no demo': {javascript, total, demos: 0}};
}

describe('compareBytes', () => {
  const file = fileWith(100, 150);

  it('lets a page change by up to 2 kB', () => {
    expect(compareBytes('grid', {javascript: 102, total: 148, demos: 80}, file)).toEqual({
      failures: [],
      notes: [],
    });
  });

  it('fails a page that grew by more, and says what to do', () => {
    const {failures, notes} = compareBytes('grid', {javascript: 102.1, total: 152.1, demos: 80}, file);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('Page "grid": javascript was 100 kB and is 102.1 kB');
    expect(failures[0]).toContain('npm run bench -- bytes');
    expect(notes).toEqual([]);
  });

  it('only notes a page that shrank', () => {
    const {failures, notes} = compareBytes('grid', {javascript: 97, total: 150, demos: 80}, file);
    expect(failures).toEqual([]);
    expect(notes).toEqual([
      'Page "grid": javascript was 100 kB and is 97 kB, more than 2 kB down. Keep it: run "npm run bench -- bytes"',
    ]);
  });
});

describe('overBudget', () => {
  const file = fileWith(130, 300);

  it('allows 145 kB of JavaScript where no demo loads', () => {
    expect(overBudget('no demo', {javascript: 145, total: 300, demos: 0}, file)).toEqual([]);
    expect(overBudget('no demo', {javascript: 145.1, total: 300, demos: 0}, file)).toHaveLength(1);
  });

  it('allows a tree 80 kB above the page', () => {
    expect(overBudget('tree', {javascript: 230, total: 300, demos: 80}, file)).toEqual([]);
    expect(overBudget('tree', {javascript: 230, total: 300, demos: 80.1}, file)[0]).toContain('80.1 kB');
  });

  it('allows demos that wait 15 kB', () => {
    expect(overBudget('demos out of sight', {javascript: 145, total: 300, demos: 0}, file)).toEqual([]);
    expect(overBudget('demos out of sight', {javascript: 145.1, total: 300, demos: 0}, file)[0]).toContain(
      '15.1 kB',
    );
  });
});

it('bytes.json has every kind of page and no other: npm run bench -- bytes writes them', () => {
  expect(Object.keys(bytes)).toEqual(pageKinds);
});
