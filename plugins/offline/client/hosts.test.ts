import {expect, it} from 'vitest';
import {isOwnHost} from './hosts';

it.each([
  ['docs.example.com', true],
  ['preview-7.docs.example.com', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['example.com', false],
  ['mirror.test', false],
])('a worker on %s: %s', (hostname, expected) => {
  expect(isOwnHost(hostname, 'docs.example.com')).toBe(expected);
});
