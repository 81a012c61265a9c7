import {describe, expect, it} from 'vitest';
import {exceptions, matchException, maxExceptions, unusedExceptions, type Exception} from '../exceptions';

const license: Exception = {
  kind: 'console',
  text: /missing license key/i,
  pages: /premium/,
  reason: 'no key',
};
const contrast: Exception = {
  kind: 'axe',
  rule: 'color-contrast',
  selector: '.watermark',
  reason: 'drawn by the package',
};

describe('the list of exceptions', () => {
  it('stays short and gives a reason for each', () => {
    expect(exceptions.length).toBeLessThanOrEqual(maxExceptions);
    for (const exception of exceptions) expect(exception.reason).not.toBe('');
  });

  it('lets a console text pass on the named pages alone', () => {
    const text = 'MUI X: Missing license key.';
    expect(matchException({kind: 'console', text, page: '/x/premium/'}, [license])).toBe(license);
    expect(matchException({kind: 'console', text, page: '/x/free/'}, [license])).toBeUndefined();
    expect(matchException({kind: 'console', text: 'other', page: '/x/premium/'}, [license])).toBeUndefined();
  });

  it('lets a rule pass on the named elements alone', () => {
    const finding = {
      kind: 'axe',
      rule: 'color-contrast',
      selector: 'main > .watermark',
      page: '/x/',
    } as const;
    expect(matchException(finding, [contrast])).toBe(contrast);
    expect(matchException({...finding, selector: 'main > p'}, [contrast])).toBeUndefined();
    expect(matchException({...finding, rule: 'label'}, [contrast])).toBeUndefined();
    expect(matchException({...finding, kind: 'html'}, [contrast])).toBeUndefined();
  });

  it('lets one fault of the grid of a demo pass alone', () => {
    const narrow: Exception = {kind: 'grid', fault: 'clipped', demo: 'Fit', reason: 'its button fits it'};
    const finding = {kind: 'grid', fault: 'clipped', demo: 'Fit', text: '5 px', page: '/x/'} as const;
    expect(matchException(finding, [narrow])).toBe(narrow);
    expect(matchException({...finding, fault: 'gap'}, [narrow])).toBeUndefined();
    expect(matchException({...finding, demo: 'Other'}, [narrow])).toBeUndefined();
  });

  it('finds the exceptions that nothing needs', () => {
    const finding = {kind: 'axe', rule: 'color-contrast', selector: '.watermark', page: '/x/'} as const;
    expect(unusedExceptions([finding], [license, contrast])).toEqual([license]);
  });
});
