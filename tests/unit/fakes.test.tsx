import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Admonition from '@theme/Admonition';

describe('the fake of Docusaurus', () => {
  it('writes English texts with their values', () => {
    expect(translate({id: 'a', message: 'Hello {name}'}, {name: 'Ada'})).toBe('Hello Ada');
    expect(renderToStaticMarkup(<Translate values={{count: 2}}>{'{count} pages'}</Translate>)).toBe(
      '2 pages',
    );
  });

  it('gives every module its own default export', () => {
    expect(useBaseUrl('/x/')).toBe('/x/');
    expect(renderToStaticMarkup(<Link to="/x/">home</Link>)).toBe('<a href="/x/">home</a>');
    expect(renderToStaticMarkup(<Admonition type="tip">text</Admonition>)).toBe(
      '<div data-fake="@theme/Admonition">text</div>',
    );
  });
});
