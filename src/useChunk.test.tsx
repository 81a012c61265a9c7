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
    expect(result.current).toMatchObject({module: undefined, hasFailed: true, failures: 1});
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({hasFailed: true, failures: 2});
    expect(String(result.current.error)).toContain('Loading chunk 12 failed');
    load.mockResolvedValue('module');
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({module: 'module', hasFailed: false, failures: 0, error: undefined});
  });

  it('keeps saying that it failed while it tries again, so that the focus has a place', async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const {result} = renderHook(() => useChunk(load, true));
    await act(async () => undefined);
    load.mockReturnValue(new Promise(() => undefined));
    await act(async () => result.current.retry());
    expect(load).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({hasFailed: true, failures: 1});
  });

  it('keeps what was there until another code is, and says so when that fails', async () => {
    const first = () => Promise.resolve('first');
    const second = vi.fn<() => Promise<string>>(offline);
    const {result, rerender} = renderHook(({load}) => useChunk(load, true), {
      initialProps: {load: first},
    });
    await act(async () => undefined);
    await act(async () => rerender({load: second}));
    expect(result.current).toMatchObject({module: 'first', hasFailed: true});
    second.mockResolvedValue('second');
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({module: 'second', hasFailed: false});
    await act(async () => rerender({load: offline}));
    expect(result.current).toMatchObject({module: 'second', hasFailed: true});
    await act(async () => rerender({load: first}));
    expect(result.current).toMatchObject({module: 'first', hasFailed: false});
  });

  it('tries again by itself when it is wanted anew', async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const {result, rerender} = renderHook(({wanted}) => useChunk(load, wanted), {
      initialProps: {wanted: true},
    });
    await act(async () => rerender({wanted: false}));
    expect(result.current.hasFailed).toBe(false);
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
