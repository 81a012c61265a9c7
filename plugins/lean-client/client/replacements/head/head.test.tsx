// @vitest-environment jsdom
import {type ComponentType, type ReactNode, StrictMode, useLayoutEffect} from 'react';
import {act, cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as library from 'react-helmet-async';
import {cases} from '../../../../../tests/unit/leanClient/headCases';
import {type Page, site} from '../../../../../tests/unit/leanClient/headSite';
import * as replacement from '.';

interface Heads {
  readonly Helmet: ComponentType<{children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{children?: ReactNode}>;
}

const server =
  '<meta charset="UTF-8"><title data-rh="true">Server</title><meta data-rh="true" name="description" content="Server">' +
  '<meta data-rh="true" name="viewport" content="width=device-width"><meta name="theme-color" content="#fff">' +
  '<link data-rh="true" rel="canonical" href="/server/"><link rel="stylesheet" href="/a.css">';

let frames = new Map<number, FrameRequestCallback>();

beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});

afterEach(cleanup);

function nextFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  due.forEach((callback) => callback(0));
}

function attributes({attributes: all}: Element): string {
  return [...all].map(({name, value}) => `${name}="${value}"`).join(' ');
}

function documentNow() {
  const {head, documentElement, body, title} = document;
  return {head: head.innerHTML, html: attributes(documentElement), body: attributes(body), title};
}

/** Shows the pages one after the other and then nothing; what the document is after each of them. */
function renderDocuments({Helmet, HelmetProvider}: Heads, pages: readonly Page[]) {
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('class', 'server');
  document.documentElement.setAttribute('data-theme', 'dark');
  document.head.innerHTML = server;
  const {rerender, unmount} = render(<HelmetProvider>{null}</HelmetProvider>);
  const states = pages.map((page) => {
    rerender(<HelmetProvider>{page(Helmet)}</HelmetProvider>);
    nextFrame();
    return documentNow();
  });
  act(unmount);
  nextFrame();
  return [...states, documentNow()];
}

describe('the replacement of react-helmet-async', () => {
  it.each(cases)('leaves the document as the library does: %s', (_name, pages) => {
    expect(renderDocuments(replacement, pages)).toEqual(renderDocuments(library, pages));
  });

  it('says the same in strict mode, where the library loses its heads', () => {
    const strict: Page = (Head) => <StrictMode>{site('first')(Head)}</StrictMode>;
    expect(renderDocuments(replacement, [strict])).toEqual(renderDocuments(library, [site('first')]));
  });

  it('takes over what the server wrote instead of writing it again', () => {
    document.head.innerHTML = server;
    const written = document.querySelector('[name="description"]');
    const {HelmetProvider, Helmet} = replacement;
    render(
      <HelmetProvider>
        <Helmet>
          <meta name="description" content="Server" />
        </Helmet>
      </HelmetProvider>,
    );
    nextFrame();
    expect([...document.querySelectorAll('[name="description"]')]).toEqual([written]);
    expect(document.querySelector('[name="viewport"]')).toBeNull();
    expect(document.querySelector('[name="theme-color"]')).not.toBeNull();
  });

  it('writes once for a navigation, in a frame that was asked for before that of an effect of the page', () => {
    const {HelmetProvider, Helmet} = replacement;
    const writes = vi.spyOn(document, 'title', 'set');
    const titles: string[] = [];
    const Read = () => {
      useLayoutEffect(() => void requestAnimationFrame(() => titles.push(document.title)));
      return null;
    };
    const show = (title: string) => (
      <HelmetProvider>
        <Helmet>
          <title>Site</title>
        </Helmet>
        <Helmet>
          <title>{title}</title>
        </Helmet>
        <Read />
      </HelmetProvider>
    );
    const {rerender} = render(show('First'));
    nextFrame();
    rerender(<HelmetProvider>{null}</HelmetProvider>);
    rerender(show('Second'));
    nextFrame();
    expect(titles).toEqual(['First', 'Second']);
    expect(writes).toHaveBeenCalledTimes(2);
  });
});
