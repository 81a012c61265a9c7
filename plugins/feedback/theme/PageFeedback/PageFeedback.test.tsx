// @vitest-environment jsdom
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import PageFeedback from '.';
import {FeedbackProvider} from '../../client';
import {draftsKey, unsentKey} from '../../client/memory';
import {
  answer,
  answerLater,
  box,
  press,
  refused,
  sendButton,
  serve,
  show,
  thanks,
  type,
} from '../../../../tests/unit/feedback/feedbackPage';
// Loaded on demand: here already, so that no test waits for the compiler.
import './lazyForms';

const cancel = () => fireEvent.click(screen.getByRole('button', {name: 'Cancel'}));

describe('a page', () => {
  it('asks in the HTML of the server', () => {
    const html = renderToString(
      <FeedbackProvider>
        <PageFeedback />
      </FeedbackProvider>,
    );
    expect(html).toContain('Was this page helpful?');
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  it('requests and stores nothing before the reader does something', async () => {
    const {asked, sent} = serve([]);
    show();
    await act(async () => {});
    expect([asked, sent, localStorage.length, sessionStorage.length]).toEqual([[], [], 0, 0]);
  });

  it('sends an answer at once, without a comment, thanks for it and opens a comment box', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(answer('Yes'));
    expect(answer('Yes').getAttribute('aria-pressed')).toBe('true');
    expect((await thanks()).closest('[role=status]')).not.toBeNull();
    expect(sent).toMatchObject([
      {page: '/x/', rating: 1, comment: '', version: '8.0.0', sectionHash: null, demo: null},
    ]);
    expect(document.activeElement).toBe(await box());
    expect(localStorage.getItem(unsentKey)).toBeNull();
  });

  it.each([{ctrlKey: true}, {metaKey: true}])(
    '%j and Enter send the comment, under the same id',
    async (keys) => {
      const {sent} = serve([]);
      show();
      fireEvent.click(answer('Yes'));
      await thanks();
      await type(' Good ');
      await press({});
      expect(sent).toHaveLength(1);
      await press(keys);
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
      expect(document.activeElement).toBe((await thanks()).closest('[role=status]'));
      expect(screen.getAllByRole('status')).toHaveLength(1);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual({...sent[0], comment: 'Good'});
      expect(localStorage.getItem(draftsKey)).toBeNull();
    },
  );

  it('Send without a comment adds nothing to an answer that is stored', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(answer('No'));
    await thanks();
    fireEvent.click(await sendButton());
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await thanks();
    expect(sent).toMatchObject([{rating: 0, comment: ''}]);
  });

  it('Cancel closes, sends nothing, forgets the text and gives the focus back; the answer stays', async () => {
    const {sent} = serve([]);
    show();
    answer('No').focus();
    fireEvent.click(answer('No'));
    await thanks();
    await type('Never mind');
    cancel();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(answer('No'));
    expect(answer('No').getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem(draftsKey)).toBeNull();
    await act(async () => {});
    expect(sent).toMatchObject([{rating: 0, comment: ''}]);
  });

  it('remembers the answer that was sent', async () => {
    const {sent} = serve([]);
    const {unmount} = show();
    fireEvent.click(answer('No'));
    await thanks();
    unmount();
    show();
    expect(answer('No').getAttribute('aria-pressed')).toBe('true');
    await act(async () => {});
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('another answer takes the place of the first one, also after a reload', async () => {
    const {sent} = serve([]);
    const {unmount} = show();
    fireEvent.click(answer('No'));
    await thanks();
    fireEvent.click(answer('Yes'));
    await waitFor(() => expect(sent).toHaveLength(2));
    await thanks();
    unmount();
    show();
    fireEvent.click(answer('No'));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({rating}) => rating)).toEqual([0, 1, 0]);
    expect(new Set(sent.map(({id}) => id)).size).toBe(1);
  });

  it('the same answer once more does not take the place of its comment', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(answer('Yes'));
    await type('Good');
    await press({ctrlKey: true});
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    act(() => answer('Yes').focus());
    fireEvent.click(answer('Yes'));
    expect(await box()).toHaveProperty('value', '');
    await thanks();
    expect(sent).toHaveLength(2);
    cancel();
    expect(document.activeElement).toBe(answer('Yes'));
  });
});

describe('while it is sent', () => {
  it('says so, and a second press sends nothing', async () => {
    const later = answerLater();
    const {sent} = serve([() => new Response(null, {status: 204}), later.answer]);
    show();
    fireEvent.click(answer('Yes'));
    await thanks();
    await type('Good');
    fireEvent.click(await sendButton());
    await screen.findByRole('button', {name: 'Sending…'});
    expect((await box()).closest('form')?.getAttribute('aria-busy')).toBe('true');
    await press({ctrlKey: true});
    fireEvent.click(screen.getByRole('button', {name: 'Sending…'}));
    later.arrive();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await thanks();
    expect(sent).toHaveLength(2);
  });

  it('a comment can be written while the answer is on its way, and follows it', async () => {
    const later = answerLater();
    const {sent} = serve([later.answer]);
    show();
    fireEvent.click(answer('Yes'));
    await type('Good');
    expect(await box()).toHaveProperty('readOnly', false);
    await press({ctrlKey: true});
    await act(async () => {});
    expect(sent).toHaveLength(1);
    later.arrive();
    await waitFor(() => expect(sent).toHaveLength(2));
    await thanks();
    expect(sent.map(({comment}) => comment)).toEqual(['', 'Good']);
  });

  it('two answers pressed in a row arrive in their order, even when the first one fails', async () => {
    const later = answerLater();
    const {sent} = serve([later.answer]);
    show();
    fireEvent.click(answer('Yes'));
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(answer('No'));
    await act(async () => {});
    expect(sent).toHaveLength(1);
    later.arrive(503);
    await waitFor(() => expect(sent).toHaveLength(2));
    await thanks();
    expect(sent.map(({rating}) => rating)).toEqual([1, 0]);
    expect(localStorage.getItem(unsentKey)).toBeNull();
  });

  it('Cancel stops a comment and sends nothing after it', async () => {
    const {sent} = serve([() => new Response(null, {status: 204}), answerLater().answer]);
    show();
    fireEvent.click(answer('Yes'));
    await thanks();
    await type('Never mind');
    fireEvent.click(await sendButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    cancel();
    await act(async () => {});
    expect([sent.length, localStorage.getItem(unsentKey)]).toEqual([2, null]);
    expect(answer('Yes').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('with no address', () => {
  it('a filled-in issue takes the place of Send, and nothing is sent or kept', async () => {
    const {sent} = serve([], null);
    show();
    fireEvent.click(answer('No'));
    await type('Where is B?');
    const link = await screen.findByRole('link', {name: 'Continue on GitHub'});
    const body = new URL(link.getAttribute('href') ?? '').searchParams.get('body');
    expect(body).toContain('Helpful: no');
    expect(body).toContain('Where is B?');
    expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
    await press({ctrlKey: true});
    await act(async () => {});
    expect([sent, localStorage.getItem(unsentKey)]).toEqual([[], null]);
    expect(await box()).toHaveProperty('value', 'Where is B?');
    cancel();
    expect(answer('No').getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  it('and with no repository the form says so, and nothing is sent or kept', async () => {
    const {sent} = serve([], null, null);
    show();
    fireEvent.click(answer('Yes'));
    await screen.findByText('This copy of the documentation takes no feedback.');
    expect(screen.queryByRole('link', {name: 'Continue on GitHub'})).toBeNull();
    expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
    cancel();
    expect(answer('Yes').getAttribute('aria-pressed')).toBe('false');
    expect([sent, localStorage.getItem(unsentKey)]).toEqual([[], null]);
  });

  it('nobody is thanked for what nobody takes', async () => {
    serve([], null);
    show();
    fireEvent.click(answer('No'));
    await screen.findByRole('link', {name: 'Continue on GitHub'});
    await press({ctrlKey: true});
    await act(async () => {});
    expect(screen.queryByText(/Thank you/)).toBeNull();
    expect(await box()).toHaveProperty('value', '');
  });
});

it('works without a storage for as long as the visit lasts', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const {sent} = serve([refused]);
  show();
  fireEvent.click(answer('Yes'));
  await type('Good');
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(await sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  await thanks();
  fireEvent.click(answer('No'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(new Set(sent.map(({id}) => id)).size).toBe(1);
});
