import {expect, it} from 'vitest';
import {flagsIn} from './pageFlags';

const all = {newFeature: true, planned: true, unstable: true};

it.each([
  [undefined, {}],
  [{}, {}],
  [
    {plan: 'pro', ...all},
    {plan: 'pro', ...all},
  ],
  [{plan: 'premium', planned: false}, {plan: 'premium'}],
  [{plan: 'gold', newFeature: 'true', planned: 1, unstable: false, title: 'A'}, {}],
])('takes only flags from %j', (properties, flags) => {
  expect(flagsIn(properties)).toEqual(flags);
});
