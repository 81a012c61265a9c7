// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import CopyButton from '../theme/CopyButton';
import {CopyCode} from '../theme/DemoToolbar/CopyCode';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(duration?: number) {
  return render(<CopyButton getText={() => 'npm install'} duration={duration} />);
}

const label = () => screen.getByRole('button').textContent;
const click = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('copy button', () => {
  it.each([
    [undefined, 2000],
    [1200, 1200],
  ])('with duration %s it says Copied for %i ms, then Copy', async (duration, ms) => {
    show(duration);
    expect(label()).toBe('Copy');
    await click();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('npm install');
    expect(label()).toBe('Copied');
    wait(ms - 1);
    expect(label()).toBe('Copied');
    wait(1);
    expect(label()).toBe('Copy');
  });

  it('a second click restarts the time', async () => {
    show();
    await click();
    wait(1500);
    await click();
    wait(1999);
    expect(label()).toBe('Copied');
    wait(1);
    expect(label()).toBe('Copy');
  });

  it('is announced to screen readers', () => {
    show();
    expect(screen.getByText('Copy').getAttribute('aria-live')).toBe('polite');
  });

  it('the label does not lie before the clipboard has answered', async () => {
    let answer = () => {};
    writeText.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await click();
    expect(label()).toBe('Copy');
    await act(async () => answer());
    expect(label()).toBe('Copied');
  });

  it.each([
    ['refuses', () => writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))],
    ['is not there', () => vi.stubGlobal('navigator', {})],
  ])('where the clipboard %s the button says so and nothing is thrown', async (_, arrange) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    arrange();
    show();
    await click();
    expect(label()).toBe('Not copied');
    expect(screen.getByRole('button').title).toContain('your browser did not allow it');
    wait(4000);
    expect(label()).toBe('Copy');
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('nothing to copy is not called copied', async () => {
    render(<CopyButton getText={() => ''} />);
    await click();
    expect(label()).toBe('Copy');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', async () => {
    const {unmount} = show();
    await click();
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind when the clipboard answers late', async () => {
    let answer = () => {};
    writeText.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const {unmount} = show();
    await click();
    unmount();
    await act(async () => answer());
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('code that could not be fetched is not copied, and the demo says why', async () => {
  const unreachable = () => Promise.reject(new Error('Loading chunk 7 failed'));
  render(<CopyCode demo="SortingBasic" current="copy" getCode={unreachable} />);
  await click();
  expect(screen.getByRole('button').textContent).toContain('Not copied');
  expect(screen.getAllByText(/the code could not be loaded/)).not.toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});
