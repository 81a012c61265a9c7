import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../config/headers';
import {allowedSources, otherServices} from '../../config/services';
import {getAllowedSources} from './options';

const font = 'https://fonts.example.com/icon?family=Material+Icons';

describe('what the security policy allows for the icon font', () => {
  it('is nothing without its address', () => {
    expect(getAllowedSources({iconFontHosts: ['https://files.example.com']})).toEqual({
      'style-src': [],
      'font-src': [],
    });
    expect(otherServices({})).toEqual([]);
  });

  it('is its style sheet and the files of the font, and readers are asked about it', () => {
    const env = {SITE_ICON_FONT: font, SITE_ICON_FONT_HOSTS: 'https://files.example.com'};
    const policy = contentSecurityPolicy([], allowedSources(env));
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://fonts.example.com;");
    expect(policy).toContain("font-src 'self' https://fonts.example.com https://files.example.com;");
    expect(otherServices(env)).toEqual(['iconFont']);
  });

  it.each([
    [{SITE_ICON_FONT: 'http://fonts.example.com/icon'}, 'SITE_ICON_FONT'],
    [{SITE_ICON_FONT: font, SITE_ICON_FONT_HOSTS: 'files.example.com'}, 'SITE_ICON_FONT_HOSTS'],
  ])('stops at a wrong address: %j', (env, variable) => {
    expect(() => allowedSources(env)).toThrow(`(${variable}) must be`);
  });
});
