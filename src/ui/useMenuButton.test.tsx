// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {useMenuButton} from './useMenuButton';

function Menu() {
  const {open, root, button, toggle, close, onKeyDown} = useMenuButton();
  return (
    <>
      <div ref={root} onKeyDown={onKeyDown}>
        <button ref={button} type="button" onClick={toggle}>
          versions
        </button>
        {open && (
          <div role="menu">
            {['v8', 'v7', 'v6'].map((name) => (
              <a key={name} role="menuitem" tabIndex={-1} href="#a" onClick={() => close()}>
                {name}
              </a>
            ))}
          </div>
        )}
      </div>
      <input aria-label="elsewhere" />
    </>
  );
}

afterEach(cleanup);

const button = () => screen.getByRole('button');
const isOpen = () => screen.queryByRole('menu') !== null;
const focused = () => document.activeElement?.textContent;

/** Presses a key where the focus is; `true` when the page would have acted on it too. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, {key});

function openMenu() {
  render(<Menu />);
  act(() => button().focus());
  fireEvent.click(button());
}

describe('menu button', () => {
  it('a click opens and closes', () => {
    openMenu();
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it.each(['ArrowDown', 'ArrowUp'])('%s opens from the button and does not scroll the page', (key) => {
    render(<Menu />);
    act(() => button().focus());
    expect(press(key)).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it.each(['Home', 'End', 'a'])('%s does not open', (key) => {
    render(<Menu />);
    act(() => button().focus());
    expect(press(key)).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it('arrows, Home and End move through the items, round the ends', () => {
    openMenu();
    for (const [key, item] of [
      ['ArrowDown', 'v8'],
      ['ArrowDown', 'v7'],
      ['End', 'v6'],
      ['ArrowDown', 'v8'],
      ['ArrowUp', 'v6'],
      ['Home', 'v8'],
    ] as const) {
      expect(press(key)).toBe(false);
      expect(focused()).toBe(item);
    }
  });

  it('Escape closes and returns the focus to the button', () => {
    openMenu();
    press('ArrowDown');
    expect(focused()).toBe('v8');
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('a click outside closes and leaves the focus alone', () => {
    openMenu();
    fireEvent.pointerDown(screen.getByText('v7'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('a focus that leaves closes', () => {
    openMenu();
    press('ArrowDown');
    expect(isOpen()).toBe(true);
    act(() => screen.getByLabelText('elsewhere').focus());
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
  });

  it('a choice closes', () => {
    openMenu();
    fireEvent.click(screen.getByText('v7'));
    expect(isOpen()).toBe(false);
  });
});
