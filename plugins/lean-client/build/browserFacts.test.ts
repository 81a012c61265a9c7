import {expect, it} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import {browserConfig} from './browserFacts';

it('tells pages of the site what they read, and nothing of its build or of a highlighter that is not there', () => {
  const config: Partial<DocusaurusConfig> = {
    title: 'Docs',
    plugins: ['./plugins/ads'],
    staticDirectories: ['/home/somebody/static'],
    themeConfig: {
      image: '/card.png',
      prism: {additionalLanguages: ['bash'], theme: {plain: {color: '#bfc7d5'}}},
    },
  };
  expect(browserConfig(config)).toEqual({
    title: 'Docs',
    themeConfig: {image: '/card.png', prism: {additionalLanguages: []}},
  });
});
