// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useTabStop} from './useTabStop';

let resize: () => void = () => undefined;
const observed: Element[] = [];

class FakeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed.length = 0;
  }
}

function Box({lines = 1}: {lines?: number}) {
  const ref = useRef<HTMLPreElement>(null);
  useTabStop(ref);
  return (
    <pre ref={ref} data-testid="box">
      {Array.from({length: lines}, (_, line) => (
        <code key={line} />
      ))}
    </pre>
  );
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeObserver);
});

afterEach(cleanup);

function measure(
  sizes: Partial<Record<'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight', number>>,
) {
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(screen.getByTestId('box'), name, {configurable: true, value});
  }
  act(resize);
  return screen.getByTestId('box').getAttribute('tabindex');
}

it('is a stop while it scrolls, in either direction', () => {
  render(<Box />);
  expect(measure({scrollWidth: 300, clientWidth: 300, scrollHeight: 100, clientHeight: 100})).toBe('-1');
  expect(measure({scrollWidth: 301})).toBe('0');
  expect(measure({scrollWidth: 300})).toBe('-1');
  expect(measure({scrollHeight: 101})).toBe('0');
});

it('follows what it holds, and leaves nothing behind', () => {
  const {rerender, unmount} = render(<Box />);
  rerender(<Box lines={3} />);
  expect(observed.map(({tagName}) => tagName)).toEqual(['PRE', 'CODE', 'CODE', 'CODE']);
  unmount();
  expect(observed).toEqual([]);
});

it('is up to the browser where no script has measured it', () => {
  expect(renderToString(<Box />)).not.toContain('tabindex');
});
