import library, {type Key} from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import routePath, {patternCharacters} from './routePath';

const routes = [
  '*',
  '/',
  '/x/',
  '/x/react-data-grid/',
  '/x/v7',
  '/x/a.b/c_d-e~f/',
  '/zh/x/简介/',
  '/x/a%20b/$1/',
];
const addresses = [
  ...routes,
  '',
  '/x',
  '/X/',
  '/x//',
  '/x/react-data-grid',
  '/x/react-data-grid/sorting/',
  '/x/react-data-gridded/',
  '/x/v7/',
  '/x/v7/a',
  '/x/v70/',
  '/x/aXb/c_d-e~f/',
  '/zh/x/简介',
];
const options = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

describe('the replacement of path-to-regexp', () => {
  it.each([undefined, ...options])('matches as the library does, with %j', (option) => {
    const results = [routePath, library].map((implementation) =>
      routes.map((route) => {
        const keys: Key[] = [];
        const expression = implementation(route, keys, option);
        const names = keys.map(({name}) => name);
        return {names, matches: addresses.map((address) => [...(expression.exec(address) ?? [])])};
      }),
    );
    expect(results[0]).toEqual(results[1]);
  });

  it.each(routes.filter((route) => route !== '*'))(
    'writes the address of %s as the library does',
    (route) => {
      expect(routePath.compile(route)()).toBe(library.compile(route)());
    },
  );

  it.each(['/x/:id/', '/x/(a|b)/', '/x/a?', '/x/*'])('%s is known as a pattern', (route) => {
    expect(patternCharacters.test(route)).toBe(true);
  });

  it.each(routes.filter((route) => route !== '*'))('%s is known as plain', (route) => {
    expect(patternCharacters.test(route)).toBe(false);
  });
});
