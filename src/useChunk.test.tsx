// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {fetchAhead, useChunk} from './useChunk';

const offline = () => Promise.reject(new Error('Loading chunk 12 failed'));

describe('useChunk', () => {
  it('fetches nothing before it is wanted, then once', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    const {result, rerender} = renderHook(({wanted}) => useChunk(load, wanted), {
      initialProps: {wanted: false},
    });
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender({wanted: true}));
    expect(result.current).toMatchObject({module: 'module', hasFailed: false});
    rerender({wanted: false});
    await act(async () => rerender({wanted: true}));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells of a failure and tries again when it is asked to', async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const {result} = renderHook(() => useChunk(load, true));
    await act(async () => undefined);
    expect(result.current).toMatchObject({module: undefined, hasFailed: true});
    load.mockResolvedValue('module');
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({module: 'module', hasFailed: false});
  });

  it('tries again by itself when it is wanted anew', async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const {result, rerender} = renderHook(({wanted}) => useChunk(load, wanted), {
      initialProps: {wanted: true},
    });
    await act(async () => rerender({wanted: false}));
    load.mockResolvedValue('module');
    await act(async () => rerender({wanted: true}));
    expect(result.current.module).toBe('module');
  });
});

it('fetchAhead leaves no failure behind', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  fetchAhead(offline);
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
