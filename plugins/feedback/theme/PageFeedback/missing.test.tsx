// @vitest-environment jsdom
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {askAboutDemo} from '../../client';
import {
  answer,
  box,
  failure,
  offline,
  sectionHeading,
  serve,
  show,
  thanks,
} from '../../../../tests/unit/feedback/feedbackPage';

vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));

const loseCode = () =>
  vi.doMock('./lazyForms', () => {
    throw new Error('Loading chunk 7 failed');
  });
const bringCode = () => vi.doMock('./lazyForms', () => vi.importActual('./lazyForms'));

beforeEach(loseCode);

const retry = () => screen.findByRole('button', {name: 'Try again'});

describe('a form whose code does not arrive', () => {
  it('is told in its place with a button, and the answer is sent all the same', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(answer('Yes'));
    const button = await retry();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    bringCode();
    fireEvent.click(button);
    const field = await box();
    expect(document.activeElement).toBe(field);
    expect(sent).toHaveLength(1);
  });

  it('for a demo is told at the end of the demo', async () => {
    serve([]);
    show();
    act(() => askAboutDemo('Bars'));
    const demo = within(document.getElementById('Bars') ?? document.body);
    expect((await demo.findByRole('alert')).textContent).toContain('could not be loaded');
    bringCode();
    fireEvent.click(await retry());
    expect(await demo.findByRole('textbox', {name: /demo Bars/})).toBeDefined();
  });

  it('is not told to a reader who has not asked for it', async () => {
    serve([]);
    show();
    fireEvent.pointerOver(sectionHeading());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a network: the answer waits, and both come when the browser is online again', async () => {
    const {sent} = serve([offline]);
    show();
    fireEvent.click(answer('No'));
    await screen.findByText(failure);
    bringCode();
    act(() => void window.dispatchEvent(new Event('online')));
    await thanks();
    await box();
    expect(sent).toMatchObject([{rating: 0}, {rating: 0}]);
    expect(sent[0]?.id).toBe(sent[1]?.id);
  });
});
