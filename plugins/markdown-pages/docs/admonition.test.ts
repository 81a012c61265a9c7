import {describe, expect, it} from 'vitest';
import {admonitionLabels} from './admonition';

describe('what notices are called', () => {
  it('is in the language of the page', async () => {
    expect((await admonitionLabels('en', {}))('warning')).toBe('Warning');
    expect((await admonitionLabels('zh', {}))('warning')).toBe('注意');
  });

  it('is what the site says, where it says something', async () => {
    expect((await admonitionLabels('zh', {'theme.admonition.tip': '小提示'}))('tip')).toBe('小提示');
  });
});
