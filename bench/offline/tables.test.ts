import {describe, expect, it} from 'vitest';
import type {Step} from './requestLog';
import {requestList, stepTable} from './tables';

const steps: Step[] = [
  {
    title: 'Search',
    seconds: 1.26,
    requests: [
      {path: '/x/assets/js/1.42288ef3.js', answer: 'worker'},
      {path: '/x/assets/js/2.8b1e835b.js', answer: 'worker'},
      {path: '/search/files/pagefind-1f2e3d4c/index/en_5586859.pf_index', answer: 'worker'},
      {path: '/x/img/a.png', answer: 'nobody'},
    ],
    triedInVain: 3,
  },
];

describe('the film of reading offline', () => {
  it('counts who answered', () => {
    expect(stepTable(steps).split('\n').at(-1)).toBe('| Search | 1.3 | 0 | 3 | 1 | 3 |');
  });

  it('names requests without what changes with each build', () => {
    expect(requestList(steps)).toBe(
      [
        '**Search**\n',
        '- 2 × scripts and style sheets of the bundler: worker',
        '- `/search/files/pagefind…/index/en….pf_index`: worker',
        '- `/x/img/a.png`: nobody',
      ].join('\n'),
    );
  });
});
