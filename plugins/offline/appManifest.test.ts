import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import english from '../../i18n/en/code.json';
import chinese from '../../i18n/zh/code.json';
import {appManifest} from './appManifest';

const colors = {background: '#f5f1f4', theme: '#f5f1f4'};

it('each language is an app of its own, with its name and its pages', () => {
  const texts = {'offline.app.name': chinese['offline.app.name'].message};
  expect(appManifest({base: '/zh/x/', lang: 'zh-Hans', colors, texts})).toMatchObject({
    id: '/zh/x/',
    name: 'MUI X 文档',
    lang: 'zh-Hans',
    start_url: '/zh/x/introduction/',
    scope: '/zh/x/',
    display: 'standalone',
  });
});

it('the English names are those that the page "Offline reading" shows', () => {
  expect(appManifest({base: '/x/', lang: 'en', colors, texts: {}})).toMatchObject({
    name: english['offline.app.name'].message,
    short_name: english['offline.app.shortName'].message,
  });
});

it('its icons exist', () => {
  const {icons} = appManifest({base: '/x/', lang: 'en', colors, texts: {}});
  for (const {src} of icons) expect(existsSync(path.join('static', src.replace('/x/', '')))).toBe(true);
});
