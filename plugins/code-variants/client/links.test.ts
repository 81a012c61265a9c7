import {describe, expect, it} from 'vitest';
import {DEFAULT_CODE_PREFERENCES} from '@site/src/preferences/code';
import {demoLink} from './demoLink';
import {issueLink} from './issueLink';

describe('demoLink', () => {
  const preferences = {...DEFAULT_CODE_PREFERENCES, codeVariant: 'JS', codeStyling: 'Tailwind'} as const;

  it('has the form that the reader sees and the values of this demo', () => {
    const href = 'https://example.com/x/page/?demo-Other=a.1&demo-Orders=size.2~dense.true#Other.tsx';
    expect(demoLink(href, 'Orders', preferences)).toBe(
      'https://example.com/x/page/?demo-Orders=size.2~dense.true#tailwind-Orders.js',
    );
  });

  it('leaves out what else the address says of the reader', () => {
    expect(demoLink('https://example.com/x/page/?utm_source=mail&q=1', 'Orders', preferences)).toBe(
      'https://example.com/x/page/#tailwind-Orders.js',
    );
  });
});

describe('issueLink', () => {
  const failure = {name: 'Orders', sourcePath: 'docs/page/_demos/Orders.tsx', page: '/x/page/'};

  it('says what failed, and where', () => {
    const link = new URL(
      issueLink('https://example.com/repo', {...failure, error: new Error('No rows\nand no columns')}),
    );
    expect(link.pathname).toBe('/repo/issues/new');
    expect(link.searchParams.get('title')).toBe('Demo Orders: No rows');
    expect(link.searchParams.get('body')).toContain('Page: /x/page/\nFile: docs/page/_demos/Orders.tsx');
  });

  it('stays short enough for an address, whatever the error says', () => {
    const error = new Error('&'.repeat(50_000));
    expect(issueLink('https://example.com/repo', {...failure, error}).length).toBeLessThan(6000);
  });
});
