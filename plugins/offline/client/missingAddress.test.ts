import {expect, it} from 'vitest';
import {missingAddress} from './missingAddress';

const at = (from: string) =>
  missingAddress({origin: 'https://docs.example.com', search: `?from=${encodeURIComponent(from)}`}, '/x/');

it('the page that the worker could not open is offered again', () => {
  expect(at('/x/react-charts/?a=1')).toBe('/x/react-charts/?a=1');
  expect(missingAddress({origin: 'https://docs.example.com', search: ''}, '/x/')).toBeUndefined();
});

it.each([
  '//evil.test/x/',
  '/\\evil.test/x/',
  'https://evil.test/x/',
  'javascript:alert(1)',
  '/zh/x/',
  '/x/../y/',
])('an address elsewhere is not: %s', (from) => {
  expect(at(from)).toBeUndefined();
});
