// @vitest-environment jsdom
import {cleanup, fireEvent, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {demoBox, createRecord, show} from '../../../../tests/unit/demoOnPage';
import {fakeIntersectionObserver} from '../../../../tests/unit/fakeObserver';

vi.mock('@theme/DemoScope', () => ({
  default: ({children}: {children: ReactNode}) => <div data-testid="scope">{children}</div>,
}));
vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));
vi.mock('@theme/CopyButton', () => import('../CopyButton'));

let viewport: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  viewport = fakeIntersectionObserver();
});

afterEach(cleanup);

describe('a demo', () => {
  it('loads when it comes near the viewport, not before and not twice', async () => {
    const demo = createRecord();
    show(demo);
    expect(viewport.watched()).toHaveLength(1);
    expect(viewport.margins()).toEqual(['400px 0px']);
    await viewport.report(false);
    expect(demo.loadComponent).not.toHaveBeenCalled();
    await viewport.report(true);
    expect(await screen.findByText('count 0')).toBeDefined();
    expect(viewport.watched()).toEqual([]);
    fireEvent.click(screen.getByText('count 0'));
    expect(screen.getByText('count 1')).toBeDefined();
    expect(demo.loadComponent).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('scope').contains(screen.getByText('count 1'))).toBe(true);
  });

  it('is drawn once, and not anew for a press on what is around it', async () => {
    const draw = vi.fn(() => <p>drawn</p>);
    show(createRecord({loadComponent: async () => ({default: draw})}), {hideToolbar: true});
    await viewport.report(true);
    await waitFor(() => expect(demoBox().dataset.demoState).toBe('ready'));
    fireEvent.click(screen.getByRole('button', {name: 'Show all code'}));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('stops watching when the page is left', () => {
    const {unmount} = show(createRecord());
    unmount();
    expect(viewport.watched()).toEqual([]);
  });

  it('has its name as anchor, reserves its height and says when it is ready', async () => {
    show(createRecord(), {maxWidth: 500});
    expect(demoBox().id).toBe('Counter');
    expect(demoBox().dataset.demoState).toBe('waiting');
    const preview = viewport.watched()[0];
    expect(preview instanceof HTMLElement && preview.style.minBlockSize).toBe('320px');
    await viewport.report(true);
    await waitFor(() => expect(demoBox().dataset.demoState).toBe('ready'));
  });
});
