import {expect, test} from '@playwright/test';
import {unusedExceptions} from '../exceptions';
import {readFindings} from './support/findings';

test('every exception is still needed', () => {
  expect(unusedExceptions(readFindings()).map(({reason}) => reason)).toEqual([]);
});
