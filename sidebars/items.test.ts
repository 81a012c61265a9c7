import {expect, it} from 'vitest';
import {group} from './items';

it('a group carries its flags to the navigation', () => {
  const items = ['react-charts/funnel/index'];
  expect(group('Funnel', 'charts-funnel', items)).not.toHaveProperty('customProps');
  expect(group('Funnel', 'charts-funnel', items, {plan: 'pro'})).toMatchObject({customProps: {plan: 'pro'}});
  expect(group('Parts', 'grid-parts', items, {subheader: true, newFeature: true})).toMatchObject({
    collapsible: false,
    customProps: {subheader: true, newFeature: true},
  });
});
