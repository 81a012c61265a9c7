import {describe, expect, it} from 'vitest';
import {assertNodeVersion} from '../setup.mjs';
import {satisfiesRange} from './nodeVersion.mjs';

const range = '>=20.0.0 <21 || >=22.0.0';

describe('satisfiesRange', () => {
  it.each(['v20.0.0', 'v20.20.2', '22.0.0', 'v24.1.0'])('takes %s', (version) => {
    expect(satisfiesRange(version, range)).toBe(true);
  });

  it.each(['v18.20.4', 'v19.9.0', 'v21.0.0', 'v21.7.3'])('refuses %s', (version) => {
    expect(satisfiesRange(version, range)).toBe(false);
  });

  it('refuses a range that it cannot read', () => {
    expect(() => satisfiesRange('v20.0.0', '^20')).toThrow('^20');
  });
});

describe('assertNodeVersion', () => {
  it('says in one line what to do', () => {
    expect(() => assertNodeVersion('v18.20.4', range)).toThrow(/^Node v18\.20\.4 .*nvm install 20[^\n]*$/);
    expect(() => assertNodeVersion('v20.1.0', range)).not.toThrow();
  });
});
