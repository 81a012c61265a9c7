import {expect, it} from 'vitest';
import {stepFault} from './steps';

const build = {command: 'npm run build'};
const refused = {...build, fails: 'ERR_UNSUPPORTED_DIR_IMPORT'};

it.each([
  [build, {code: 0, output: 'built'}],
  [
    {...build, prints: '/picker'},
    {code: 0, output: 'built /picker'},
  ],
  [refused, {code: 1, output: 'Error [ERR_UNSUPPORTED_DIR_IMPORT]: no'}],
])('accepts an end as the step says: %o', (step, end) => {
  expect(stepFault(step, end)).toBeUndefined();
});

it.each([
  [build, {code: 1, output: 'no\n'}, 'npm run build ends with 1\nno'],
  [refused, {code: 0, output: 'built'}, 'npm run build ends with 0\nbuilt'],
  [refused, {code: 1, output: 'no'}, 'npm run build does not print "ERR_UNSUPPORTED_DIR_IMPORT"\nno'],
  [
    {...build, prints: '/picker'},
    {code: 0, output: 'built'},
    'npm run build does not print "/picker"\nbuilt',
  ],
])('says what is wrong: %o', (step, end, fault) => {
  expect(stepFault(step, end)).toBe(fault);
});
