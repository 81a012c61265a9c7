// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {useEffect, type ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import type {DemoRecord} from '@theme/Demo';
import Preview from './Preview';

vi.mock('../DemoError', () => ({
  default: ({error}: {error: Error}) => <p role="alert">{error.message}</p>,
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const demo: DemoRecord = {
  name: 'Closing',
  stylings: ['system'],
  previewLines: [],
  previewHeight: 0,
  sourcePath: 'docs/_demos/Closing.tsx',
  code: {ts: {html: ''}, js: {html: ''}, extraFiles: []},
  hasFiles: false,
  loadComponent: vi.fn(),
  loadCode: vi.fn(),
};

it('keeps the page when a demo throws while it makes room for a new start', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  const Closing = () => {
    useEffect(() => () => {
      if (isBroken) throw new Error('nothing to save');
    });
    return <p>runs</p>;
  };
  const runtime = {
    module: {
      Component: Closing,
      styling: 'system' as const,
      Scope: ({children}: {children?: ReactNode}) => children,
      Frame: undefined,
      IconFont: undefined,
    },
    hasFailed: false,
    failures: 0,
    error: undefined,
    retry: vi.fn(),
  };
  const page = (restarts: number) => (
    <main>
      <Preview
        restarts={restarts}
        demo={demo}
        runtime={runtime}
        values={{}}
        view={{}}
        frameHeight={undefined}
        onReady={vi.fn()}
      />
      <p>the text around it</p>
    </main>
  );
  const {rerender} = render(page(0));
  expect(screen.getByText('runs')).toBeDefined();
  rerender(page(1));
  expect(screen.getByRole('alert').textContent).toBe('nothing to save');
  expect(screen.getByText('the text around it')).toBeDefined();
  isBroken = false;
  rerender(page(2));
  expect(screen.getByText('runs')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
