import {describe, expect, it} from 'vitest';
import {tempFolder} from '../tests/unit/tempFolder';
import {onlySection} from './onlySection';

const current = {name: 'current'};
const pages = {'docs/react-charts/index.mdx': '', 'docs/react-data-grid/rows/index.mdx': ''};

describe('a section that is built alone', () => {
  it('is the one that is asked for, and none for the whole site', () => {
    const siteDir = tempFolder(pages);
    expect(onlySection(siteDir, current, {})).toBeUndefined();
    expect(onlySection(siteDir, current, {SITE_ONLY: ''})).toBeUndefined();
    expect(onlySection(siteDir, current, {SITE_ONLY: 'react-charts'})).toBe('react-charts');
  });

  it('is there, and belongs to the current version', () => {
    const siteDir = tempFolder(pages);
    for (const wrong of ['react-chart', 'react-charts/', '../docs']) {
      expect(() => onlySection(siteDir, current, {SITE_ONLY: wrong})).toThrow(
        `SITE_ONLY is "${wrong}", and docs/ has: react-charts, react-data-grid`,
      );
    }
    expect(() => onlySection(siteDir, {name: '7'}, {SITE_ONLY: 'react-charts'})).toThrow(
      'SITE_ONLY is for the current version, not for 7',
    );
  });
});
