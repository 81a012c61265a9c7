import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import chinese from '../../../../i18n/zh/code.json';
import {inHouseNames} from '../../client/fillers';
import {inHouseAdverts} from './inHouse';

describe('in-house adverts', () => {
  it('are five', () => {
    expect(inHouseNames).toEqual(['scaffold', 'templates', 'themes', 'enterprise', 'design-kit']);
  });

  it.each(inHouseNames)('%s has texts of its own, in both languages, and leads to mui.com', (name) => {
    const {link, title, text, alt} = inHouseAdverts[name]();
    expect(new URL(link).origin).toBe('https://mui.com');
    expect(title.length).toBeLessThanOrEqual(50);
    expect(text.length).toBeGreaterThan(40);
    expect(alt.length).toBeGreaterThan(20);
    const id = name.replace('-k', 'K');
    for (const part of ['title', 'text', 'alt']) {
      expect(Object.entries(chinese).find(([key]) => key === `ads.${id}.${part}`)?.[1].message).toMatch(
        /\p{Script=Han}/u,
      );
    }
  });

  it.each(inHouseNames)('%s has a picture for both modes', (name) => {
    const file = path.join(process.cwd(), 'static/img/products', `${name}.svg`);
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toContain('id="dark"');
    expect(svg).toContain(':root:target');
    expect(svg).not.toMatch(/<script|href=|url\(/);
  });
});
