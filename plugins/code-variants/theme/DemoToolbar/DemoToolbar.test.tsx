// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {createRef, useState} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {DemoRecord} from '@theme/Demo';
import type {DemoView} from '@theme/DemoScope';
import {CodePreferencesProvider} from '../../client';
import DemoToolbar, {type ToolbarProps} from '.';

vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));

const demo: DemoRecord = {
  name: 'Orders',
  stylings: ['system', 'css'],
  code: {ts: {html: ''}, js: {html: ''}, extraFiles: []},
  previewLines: [],
  previewHeight: 0,
  sourcePath: 'docs/react-data-grid/_demos/Orders.tsx',
};

const calls = {
  onToggleCode: vi.fn(),
  getCode: vi.fn(async () => 'the code'),
  getLink: vi.fn(() => 'https://example.com/x/#Orders.tsx'),
  onReset: vi.fn(),
  onResetFocus: vi.fn(),
  take: vi.fn(),
  toggleFullScreen: vi.fn(),
  onViewChange: vi.fn(),
};

function Toolbar(props: Partial<ToolbarProps>) {
  const [view, setView] = useState<DemoView>({});
  return (
    <CodePreferencesProvider>
      <DemoToolbar
        demo={demo}
        codeOpen={false}
        sourceUrl="https://example.com/source"
        project={{busy: null, failure: null, take: calls.take}}
        view={view}
        fullScreen={{active: false, toggle: calls.toggleFullScreen, button: createRef()}}
        {...calls}
        onViewChange={(next) => {
          calls.onViewChange(next);
          setView(next);
        }}
        {...props}
      />
    </CodePreferencesProvider>
  );
}

const toolbar = () => screen.getByRole('toolbar');
const focused = () => document.activeElement?.getAttribute('data-toolbar-item');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, {key});
const writeText = vi.fn(async (_text: string) => undefined);

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.documentElement.removeAttribute('style');
});

describe('DemoToolbar', () => {
  it('has one tab stop and moves with the arrow keys, Home and End', () => {
    render(<Toolbar />);
    const stops = () => [...toolbar().querySelectorAll('[data-toolbar-item][tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    stops().forEach((stop) => stop instanceof HTMLElement && stop.focus());
    expect(focused()).toBe('code');
    press('ArrowRight');
    expect(focused()).toBe('copy');
    expect(stops()).toEqual([document.activeElement]);
    press('End');
    expect(focused()).toBe('more');
    press('ArrowRight');
    expect(focused()).toBe('TS');
    press('ArrowLeft');
    expect(focused()).toBe('more');
    press('Home');
    expect(focused()).toBe('TS');
  });

  it('mirrors the arrow keys from right to left', () => {
    render(
      <div style={{direction: 'rtl'}}>
        <Toolbar />
      </div>,
    );
    toolbar().style.direction = 'rtl';
    screen.getByText('Show all code').closest('button')?.focus();
    press('ArrowLeft');
    expect(focused()).toBe('copy');
    press('ArrowRight');
    expect(focused()).toBe('code');
  });

  it('names every action for analytics', () => {
    render(<Toolbar />);
    for (const item of toolbar().querySelectorAll('[data-toolbar-item]')) {
      expect(item.getAttribute('data-ga-event-category')).toBe('demo');
      expect(item.getAttribute('data-ga-event-label')).toBe('Orders');
      expect(item.getAttribute('data-ga-event-action')).toMatch(/^[a-z-]+$/);
    }
  });

  it('opens a menu with the keyboard, and Escape gives the focus back', () => {
    render(<Toolbar />);
    screen.getByRole('button', {name: 'More'}).focus();
    press('ArrowDown');
    const menu = screen.getByRole('menu');
    expect(menu.contains(document.activeElement)).toBe(true);
    press('End');
    expect(document.activeElement?.textContent).toContain('Feedback on this demo');
    press('ArrowDown');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toContain('Feedback on this demo');
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('more');
  });

  it('sets mode, direction and density of the demo, and takes them back', async () => {
    render(<Toolbar />);
    fireEvent.click(screen.getByRole('button', {name: 'More'}));
    fireEvent.click(screen.getByRole('menuitem', {name: 'View of this demo'}));
    const dark = await screen.findByRole('menuitemradio', {name: 'Dark'});
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio');
    });
    fireEvent.click(dark);
    fireEvent.click(screen.getByRole('menuitemradio', {name: 'Right to left'}));
    expect(calls.onViewChange).toHaveBeenLastCalledWith({paletteMode: 'dark', direction: 'rtl'});
    expect(screen.getByRole('menuitemradio', {name: 'Dark'}).getAttribute('aria-checked')).toBe('true');
    const [asPage] = screen.getAllByRole('menuitemradio', {name: 'As the page'});
    fireEvent.click(asPage ?? document.body);
    expect(calls.onViewChange).toHaveBeenLastCalledWith({direction: 'rtl'});
  });

  it('chooses language and styling for the whole site', () => {
    render(<Toolbar />);
    fireEvent.click(screen.getByRole('button', {name: 'JavaScript'}));
    expect(document.documentElement.dataset.codeVariant).toBe('JS');
    fireEvent.click(screen.getByText('MUI System'));
    fireEvent.click(screen.getByRole('menuitemradio', {name: 'CSS'}));
    expect(document.documentElement.dataset.codeStyling).toBe('CSS');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('copies the code and says so', async () => {
    render(<Toolbar />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy the code'}));
    expect(await screen.findByRole('button', {name: 'Copied'})).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('the code');
  });

  it('offers what has no button in the menu', () => {
    render(<Toolbar />);
    const choose = (name: RegExp) => {
      fireEvent.click(screen.getByRole('button', {name: 'More'}));
      fireEvent.click(screen.getByRole('menuitem', {name}));
    };
    choose(/Move the focus/);
    expect(calls.onResetFocus).toHaveBeenCalledOnce();
    choose(/Copy link/);
    expect(writeText).toHaveBeenCalledWith('https://example.com/x/#Orders.tsx');
    choose(/Download/);
    fireEvent.click(screen.getByRole('button', {name: 'Edit in StackBlitz'}));
    expect(calls.take.mock.calls).toEqual([['download'], ['sandbox']]);
    fireEvent.click(screen.getByRole('button', {name: 'More'}));
    expect(screen.getByRole('menuitem', {name: /GitHub/}).getAttribute('href')).toBe(
      'https://example.com/source',
    );
  });

  it('says so where the browser refuses to copy the code, and the link', async () => {
    const denied = new DOMException('Write permission denied.', 'NotAllowedError');
    writeText.mockRejectedValueOnce(denied).mockRejectedValueOnce(denied);
    const refused = /^Not copied: your browser did not allow it\./;
    const {unmount} = render(<Toolbar />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy the code'}));
    expect(await screen.findByRole('button', {name: refused})).toBeTruthy();
    unmount();

    render(<Toolbar />);
    fireEvent.click(screen.getByRole('button', {name: 'More'}));
    fireEvent.click(screen.getByRole('menuitem', {name: /Copy link/}));
    expect((await screen.findByRole('alert')).textContent).toMatch(refused);
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('says why a project could not be made', () => {
    render(<Toolbar project={{busy: null, failure: 'blocked', take: calls.take}} />);
    expect(screen.getByRole('status').textContent).toContain('blocked the new tab');
  });
});
