// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import LoadFailure from '.';

afterEach(cleanup);

const reload = () => screen.queryByText('Reload the page');

describe('LoadFailure', () => {
  it('says what happened and tries again; the button stays for as long as it fails', () => {
    const onRetry = vi.fn();
    const {rerender} = render(<LoadFailure failures={1} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.');
    const button = screen.getByRole('button', {name: 'Try again'});
    button.focus();
    fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledOnce();
    const text = screen.getByText(/could not be loaded/);
    rerender(<LoadFailure failures={2} onRetry={onRetry} />);
    expect(document.activeElement).toBe(button);
    // Another element: what was there before is not read out again.
    expect(screen.getByText(/could not be loaded/)).not.toBe(text);
  });

  it('offers to reload the page when another try has failed, but not without a network', () => {
    const {rerender} = render(<LoadFailure failures={1} onRetry={() => undefined} />);
    expect(reload()).toBeNull();
    rerender(<LoadFailure failures={2} onRetry={() => undefined} />);
    expect(reload()?.getAttribute('href')).toBe('');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rerender(<LoadFailure failures={3} onRetry={() => undefined} />);
    expect(reload()).toBeNull();
  });
});
