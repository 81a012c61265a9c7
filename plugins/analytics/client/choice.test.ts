import {describe, expect, it} from 'vitest';
import {hasPrivacySignal} from './choice';

describe('the signal of a browser', () => {
  it.each([
    [{doNotTrack: '1'}, true],
    [{doNotTrack: '0'}, false],
    [{doNotTrack: 'unspecified'}, false],
    [{doNotTrack: null}, false],
    [{}, false],
    [{globalPrivacyControl: true}, true],
    [{globalPrivacyControl: false}, false],
    [{doNotTrack: null, globalPrivacyControl: true}, true],
  ])('%j: %s', (navigator, expected) => {
    expect(hasPrivacySignal(navigator)).toBe(expected);
  });
});
