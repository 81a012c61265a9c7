// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {FenceRecord} from '@theme/CodeFence';
import {CodePreferencesProvider} from '../../client';
import CodeFence from '.';

vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));
vi.mock('@theme/CopyButton', () => import('../CopyButton'));

afterEach(cleanup);

function show(fences: FenceRecord) {
  render(
    <CodePreferencesProvider>
      <CodeFence language="ts" fences={fences} index={0} />
      <CodeFence language="ts" fences={fences} index={1} />
    </CodePreferencesProvider>,
  );
}

describe('code that does not arrive after a navigation inside the site', () => {
  it('says so in each block; one more try brings all of them', async () => {
    const load = vi
      .fn<NonNullable<FenceRecord['load']>>()
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockResolvedValue({default: ['<i>first</i>', '<i>second</i>']});
    show({html: [], load});
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', {name: /Copy/})[0] ?? document.body);
    expect((await screen.findByTitle(/could not be loaded/)).textContent).toBe('Not copied');
    fireEvent.click(screen.getAllByRole('button', {name: 'Try again'})[1] ?? document.body);
    expect(await screen.findByText('first')).toBeDefined();
    expect(screen.getByText('second')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('says so again when the next try fails', async () => {
    const load = vi.fn<NonNullable<FenceRecord['load']>>(() => Promise.reject(new Error('offline')));
    show({html: [], load});
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', {name: 'Try again'})[0] ?? document.body);
    await waitFor(() => expect(screen.getAllByText('Reload the page')).toHaveLength(2));
    expect(load).toHaveBeenCalledTimes(4);
  });
});

it('code that the server has written is not fetched', async () => {
  const load = vi.fn<NonNullable<FenceRecord['load']>>();
  show({html: ['<i>first</i>', '<i>second</i>'], load});
  expect(screen.getByText('first')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

it('the button says what it copies: the file, or code in a language', () => {
  render(
    <CodePreferencesProvider>
      <CodeFence language="tsx" title="src/App.tsx" html="file" />
      <CodeFence language="tsx" html="code" />
    </CodePreferencesProvider>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Copy src/App.tsx', 'Copy tsx']);
});
