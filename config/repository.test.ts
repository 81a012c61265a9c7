import {describe, expect, it} from 'vitest';
import {repositoryAt} from './repository';

describe('repositoryAt', () => {
  it('makes all addresses from one, with or without a slash at its end', () => {
    for (const address of ['https://github.com/owner/name', 'https://github.com/owner/name/']) {
      const found = repositoryAt(address);
      expect(found?.getEditUrl('docs/a/index.mdx')).toBe(
        'https://github.com/owner/name/edit/main/docs/a/index.mdx',
      );
      expect(found?.newIssueUrl).toBe('https://github.com/owner/name/issues/new');
    }
  });

  it.each([undefined, ''])('is none for %j', (address) => {
    expect(repositoryAt(address)).toBeUndefined();
  });

  it.each([
    'github.com/owner/name',
    'http://github.com/a/b',
    'https://github.com',
    'https://a.test/b?c',
    'javascript:alert(1)',
  ])('refuses %s', (address) => {
    expect(() => repositoryAt(address)).toThrow(`SITE_REPOSITORY must be`);
  });
});
