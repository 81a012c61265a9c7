import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {describedIn} from './help.mjs';

it('says what every script does, in one line without Markdown', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const name of Object.keys(packageJson.scripts)) {
    const text = describedIn(readme, name);
    expect(text, name).toMatch(/^[A-Z]/);
    expect(text, name).not.toMatch(/[`|]|\]\(/);
  }
  expect(describedIn(readme, 'i18n')).toBeUndefined();
});
