import {describe, expect, it} from 'vitest';
import {planRuns} from './areas.mjs';
import {inLanes} from '../lib/inLanes.mjs';
import {planLanes} from './lanes.mjs';

const titles = (runs: readonly {title: string}[]) => runs.map(({title}) => title);

describe('areas side by side', () => {
  it('are those that wait for a browser; what builds has the machine to itself', () => {
    const {waiting, alone, lanes, workers} = planLanes(planRuns([]), 2);
    expect(titles(waiting)).toEqual(expect.arrayContaining(['pages:1', 'offline', 'claims']));
    const building = new Set(alone.map(({area}) => area.name));
    expect([...building]).toEqual([
      'api',
      'versions',
      'cuts',
      'client',
      'languages',
      'writing',
      'faults',
      'oldPackages',
      'projects',
      'commands',
    ]);
    // What it does beside its browser tests belongs to its first piece.
    expect(titles(alone)).toContain('api:1');
    expect(titles(waiting)).toContain('api:2');
    expect([lanes, workers]).toEqual([2, 1]);
    expect(planLanes(planRuns([]), 8)).toMatchObject({lanes: 2, workers: 2});
  });

  it('need two of them and two cores', () => {
    expect(planLanes(planRuns(['offline', 'projects']), 8)).toMatchObject({waiting: [], lanes: 1});
    expect(titles(planLanes(planRuns(['offline', 'search']), 1).alone)).toEqual(['search', 'offline']);
  });

  it('begin in order, no more at a time than there are lanes', async () => {
    const events: string[] = [];
    let running = 0;
    await inLanes(['a', 'b', 'c', 'd'], 2, async (item) => {
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      events.push(item);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
    expect(events).toEqual(['a', 'b', 'c', 'd']);
  });
});
