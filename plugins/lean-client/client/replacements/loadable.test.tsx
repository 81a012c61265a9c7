// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {act, cleanup, render} from '@testing-library/react';
import library from 'react-loadable';
import {afterEach, describe, expect, it} from 'vitest';
import replacement from './loadable';

afterEach(cleanup);

const loading = ({error}: {error: unknown}): ReactNode =>
  error instanceof Error ? error.message : 'loading';

/** Both are given what Docusaurus gives to the library, of whose types it knows other ones. */
const implementations = [
  ['the library', library as unknown as typeof replacement],
  ['the replacement', replacement],
] as const;

describe.each(implementations)('%s', (_name, loadable) => {
  it('draws at once what was preloaded, with the properties that it is given', async () => {
    let loads = 0;
    const Page = loadable.Map({
      loading,
      loader: {
        title: () => Promise.resolve((loads++, 'Title')),
        text: () => Promise.resolve((loads++, 'Text')),
      },
      render: ({title, text}, {end}) => `${title} ${text} ${String(end)}`,
    });
    await Promise.all([Page.preload(), Page.preload()]);
    expect(loads).toBe(2);
    const {container, rerender} = render(<Page end="1" />);
    expect(container.textContent).toBe('Title Text 1');
    rerender(<Page end="2" />);
    expect(container.textContent).toBe('Title Text 2');
  });

  it('loads what was not, and shows it when it is there', async () => {
    const Page = loadable({loading, loader: () => Promise.resolve('Loaded'), render: (text) => text});
    const {container} = render(<Page />);
    expect(container.textContent).toBe('loading');
    await act(async () => void (await Page.preload()));
    expect(container.textContent).toBe('Loaded');
  });

  it('hands on that loading failed', async () => {
    const loader = (): Promise<string> => Promise.reject(new Error('Failed'));
    const Page = loadable({loading, loader, render: (text) => text});
    const {container} = render(<Page />);
    await act(async () => expect(await Page.preload().catch(String)).toBe('Error: Failed'));
    expect(container.textContent).toBe('Failed');
    const Mapped = loadable.Map({loading, loader: {a: loader}, render: () => 'never'});
    await expect(Mapped.preload()).rejects.toThrow('Failed');
  });
});
