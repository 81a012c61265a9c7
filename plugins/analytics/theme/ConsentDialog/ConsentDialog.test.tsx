// @vitest-environment jsdom
import {cleanup, configure, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import ConsentDialog from '.';

vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));

// The machine may have other things to do.
configure({asyncUtilTimeout: 4000});

const network = {isDown: true};
const onClose = vi.fn();

beforeEach(() => {
  network.isDown = true;
  onClose.mockReset();
  // A module that could not be fetched is asked for again, as the bundler does with a chunk.
  vi.doMock('./lazyDialog', () => {
    if (network.isDown) throw new Error('Loading chunk failed');
    return {default: ({isAskedFor}: {isAskedFor: boolean}) => <p>{isAskedFor ? 'asked for' : 'unasked'}</p>};
  });
  document.body.innerHTML = '<button>Privacy choices</button>';
});
afterEach(cleanup);

const footer = () => document.querySelector('button');
const settle = () => vi.dynamicImportSettled();

describe('a dialog whose code does not arrive', () => {
  it('is told to a reader who has asked for it, in its place, and tried again', async () => {
    footer()?.focus();
    render(<ConsentDialog isAskedFor onClose={onClose} />);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    network.isDown = false;
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByText('asked for')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    // React gives it back a moment after it has drawn.
    await waitFor(() => expect(document.activeElement).toBe(footer()));
  });

  it.each(['Escape', 'Close'])('can be closed (%s), and the focus goes back', async (way) => {
    footer()?.focus();
    const {rerender} = render(<ConsentDialog isAskedFor onClose={onClose} />);
    const button = await screen.findByRole('button', {name: 'Close'});
    if (way === 'Close') fireEvent.click(button);
    else fireEvent.keyDown(button, {key: 'Escape'});
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<ConsentDialog isAskedFor={false} onClose={onClose} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(footer());
  });

  it('is not told to a reader who has not asked, and comes when one does', async () => {
    const {rerender} = render(<ConsentDialog isAskedFor={false} onClose={onClose} />);
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    network.isDown = false;
    rerender(<ConsentDialog isAskedFor onClose={onClose} />);
    expect(await screen.findByText('asked for')).toBeDefined();
  });
});
