import {describe, expect, it} from 'vitest';
import {blockingTime} from './blocking';
import {blockingTable, bytesTable, timelineTable} from './tables';

const row = {address: '/x/', consent: 'allowed', without: 100, unconfigured: 102} as const;

describe('bytesTable', () => {
  it('shows what the three plugins add', () => {
    expect(bytesTable([{...row, configured: 106}])).toContain(
      '| `/x/` | allowed | 100.0 | 102.0 | 106.0 | 6.0 |',
    );
  });

  it('marks what is beyond 6 kB, and nothing that only looks so in binary', () => {
    expect(bytesTable([{...row, configured: 106.1}])).toContain('| 6.1 OVER |');
    expect(bytesTable([{...row, without: 126.4, configured: 132.4}])).toContain('| 6.0 |');
  });
});

describe('blockingTime', () => {
  it('counts what is beyond 50 ms in each task that began in time', () => {
    const tasks = [
      {start: 10, duration: 80},
      {start: 100, duration: 50},
      {start: 990, duration: 60},
      {start: 1000, duration: 500},
    ];
    expect(blockingTime(tasks, 1000)).toBe(40);
  });
});

describe('blockingTable', () => {
  it('has the median and the spread of each form', () => {
    const text = blockingTable({without: [3, 1, 2], configured: [10, 30.4, 20]});
    expect(text).toContain('| Without | 2 | 1 | 3 |');
    expect(text).toContain('| Configured | 20 | 10 | 30 |');
  });
});

describe('timelineTable', () => {
  it('keeps the bars of a title inside of its cell', () => {
    expect(timelineTable([{ms: 1.6, what: 'Overview | MUI X'}])).toContain('| 2 | Overview \\| MUI X |');
  });
});
