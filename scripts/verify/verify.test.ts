import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {areas, planRuns, unitShard} from './areas.mjs';
import {withRows} from './table.mjs';

describe('the areas of the full check', () => {
  it('hold every browser test and every test that builds, each once', () => {
    const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'));
    expect(areas.flatMap((area) => (area.specs ?? []).map((name) => `${name}.spec.ts`)).sort()).toEqual(
      specs,
    );
    const builds = readdirSync('tests/builds').map((name) => name.replace(/\.test\.ts$/, ''));
    expect(areas.flatMap((area) => area.units ?? []).sort()).toEqual(builds);
  });

  it('can be asked for by name, and piece by piece', () => {
    const titles = (wanted: string[]) => planRuns(wanted).map(({title}) => title);
    expect(titles([]).length).toBeGreaterThan(areas.length);
    expect(titles(['faults', 'pages'])).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((piece) => `pages:${piece}`),
      'faults',
    ]);
    expect(titles(['pages:2'])).toEqual(['pages:2']);
    expect(planRuns(['pages:2'])[0]?.shard).toBe('2/6');
    expect(() => planRuns(['page'])).toThrow('There is no area "page". There are: pages:1');
  });
});

describe('the unit tests of an area', () => {
  const toShards = (wanted: string[]) => planRuns(wanted).map(unitShard);

  it('with browser tests are those of its first piece, whole', () => {
    expect(toShards(['api']).slice(0, 3)).toEqual(['', undefined, undefined]);
    expect(toShards(['versions', 'pages:1'])).toEqual([undefined, '']);
  });

  it('that has nothing else are cut into its pieces', () => {
    expect(toShards(['commands:2', 'projects'])).toEqual(['', '2/6']);
  });
});

describe('bench/VERIFY.md', () => {
  const row = {commit: 'abc1234', checked: 3, remembered: 0, failed: 0, skipped: 0, seconds: 10};
  const order = ['pages', 'demos'];

  it('keeps the rows of other areas, in the order of the areas', () => {
    const first = withRows('', [{...row, area: 'demos'}], order);
    const pages = {...row, area: 'pages', checked: 40, remembered: 200, oldest: '2026-11-20'};
    const second = withRows(first, [pages], order);
    expect(second.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '| Area  | Commit checked | Checked | Remembered | Oldest memory | Failed | Skipped | Seconds |',
      '| ----- | -------------- | ------- | ---------- | ------------- | ------ | ------- | ------- |',
      '| pages | abc1234        | 40      | 200        | 2026-11-20    | 0      | 0       | 10      |',
      '| demos | abc1234        | 3       | 0          | –             | 0      | 0       | 10      |',
    ]);
  });

  it('replaces the row of an area that ran again, and drops one that is no more', () => {
    const before = withRows(
      '',
      [
        {...row, area: 'pages'},
        {...row, area: 'demos'},
      ],
      order,
    );
    const after = withRows(before, [{...row, area: 'pages', failed: 2}], ['pages']);
    expect(after).toContain('| pages | abc1234        | 3       | 0          | –             | 2 ');
    expect(after).not.toContain('demos');
  });

  it('reads a table that has fewer columns by their names', () => {
    const before = [
      '| Area  | Commit checked | Checked | Failed | Skipped | Seconds |',
      '| ----- | -------------- | ------- | ------ | ------- | ------- |',
      '| pages | 71697eb        | 59      | 1      | 2       | 155     |',
    ].join('\n');
    expect(withRows(before, [], order)).toContain(
      '| pages | 71697eb        | 59      |            |               | 1      | 2       | 155     |',
    );
  });
});
