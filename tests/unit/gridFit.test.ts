import {describe, expect, it} from 'vitest';
import {gridFaults, type GridReading} from '../e2e/support/gridFit';

const row = (index: number) => ({top: index * 52, height: 52});

/** Three rows that fill their area. */
const exact: GridReading = {
  demo: 'Exact',
  clipped: [],
  area: {width: 588, height: 156},
  rows: [row(0), row(1), row(2)],
  columns: 588,
};

const findFaults = (change: Partial<GridReading>) =>
  gridFaults({...exact, ...change}).map(({fault}) => fault);
const inHeight = (height: number) => findFaults({area: {width: 588, height}});

describe('the data grid of a demo', () => {
  it('is right when its rows fill it', () => {
    expect(gridFaults(exact)).toEqual([]);
  });

  it('names the header that is cut, and by how much', () => {
    expect(gridFaults({...exact, clipped: [{text: 'Pace', hidden: 15.2}]})).toEqual([
      {demo: 'Exact', fault: 'clipped', text: 'the header "Pace" lacks 16 px'},
    ]);
  });

  it('may show most of a row that goes on below, and not a sliver of it', () => {
    expect(inHeight(104 + 40)).toEqual([]);
    expect(inHeight(104 + 1)).toEqual([]);
    expect(inHeight(104 + 10)).toEqual(['sliver']);
  });

  it('may have room for a whole row, and not for a part of one', () => {
    expect(inHeight(158)).toEqual([]);
    expect(inHeight(156 + 52)).toEqual([]);
    expect(inHeight(156 + 23)).toEqual(['gap']);
  });

  it('is not empty below or beside its rows', () => {
    expect(inHeight(156 + 104)).toEqual([]);
    expect(inHeight(156 + 150)).toEqual(['empty']);
    expect(findFaults({columns: 340})).toEqual(['empty']);
    expect(findFaults({columns: 400})).toEqual([]);
  });

  it('shows what it likes when it has no rows', () => {
    expect(findFaults({rows: []})).toEqual([]);
  });
});
