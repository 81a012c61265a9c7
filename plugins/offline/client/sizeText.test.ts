import {expect, it} from 'vitest';
import {sizeText} from './sizeText';

it.each([
  [0, '0 MB'],
  [400, '0.1 MB'],
  [1_560_000, '1.6 MB'],
  [62_300_000, '62 MB'],
  [1_234_567_890, '1,235 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
