// @vitest-environment jsdom
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {askAboutDemo} from '../../client';
import {draftsKey, maxUnsent, unsentKey, unsentLifeMs} from '../../client/memory';
import {
  answer,
  answerLater,
  box,
  endVisit,
  failure,
  offline,
  openSection,
  refused,
  sendButton,
  serve,
  show,
  thanks,
  tooMany,
  type,
} from '../../../../tests/unit/feedback/feedbackPage';
// Loaded on demand: here already, so that no test waits for the compiler.
import './lazyForms';

const stored = () => new Response(null, {status: 204});
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const alertText = async (text: string | RegExp) =>
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
/** What the page shows as failed, wherever it is. */
const alerts = () => screen.getAllByRole('alert').filter(({textContent}) => textContent !== '');

describe('a comment that fails', () => {
  it.each([
    ['a status', refused],
    ['no network', offline],
  ])('by %s: the text stays in the box, and Send tries again under the same id', async (_, fail) => {
    const {sent} = serve([stored, fail, fail]);
    show();
    fireEvent.click(answer('No'));
    await type('Missing: units');
    fireEvent.click(await sendButton());
    await alertText(failure);
    expect(await box()).toHaveProperty('value', 'Missing: units');
    fireEvent.click(await sendButton());
    await waitFor(() => expect(sent).toHaveLength(3));
    await alertText(failure);
    expect(alerts()).toHaveLength(1);
    fireEvent.click(await sendButton());
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await thanks();
    expect(new Set(sent.map(({id}) => id)).size).toBe(1);
    expect(sent[3]).toMatchObject({rating: 0, comment: 'Missing: units'});
    expect([localStorage.getItem(draftsKey), localStorage.getItem(unsentKey)]).toEqual([null, null]);
  });

  it('because it was refused waits in the box after a reload', async () => {
    const {sent} = serve([stored, refused]);
    const {unmount} = show();
    fireEvent.click(answer('No'));
    await type('Missing: units');
    fireEvent.click(await sendButton());
    await alertText(failure);
    unmount();
    show();
    expect(await box()).toHaveProperty('value', 'Missing: units');
    await alertText(failure);
    expect(answer('No').getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(document.body);
    expect(sent).toHaveLength(2);
    fireEvent.click(await sendButton());
    await thanks();
    expect(new Set(sent.map(({id}) => id)).size).toBe(1);
  });

  it('and is canceled is forgotten, and never sent', async () => {
    const {sent} = serve([stored, offline]);
    const {unmount} = show();
    fireEvent.click(answer('No'));
    await type('Never mind');
    fireEvent.click(await sendButton());
    await alertText(failure);
    fireEvent.click(screen.getByRole('button', {name: 'Cancel'}));
    expect(localStorage.getItem(unsentKey)).toBeNull();
    goOnline();
    unmount();
    show();
    await act(async () => {});
    expect(sent).toHaveLength(2);
  });

  it('can be changed meanwhile: what was submitted is sent, and what is written stays', async () => {
    const {sent} = serve([stored, offline]);
    show();
    fireEvent.click(answer('No'));
    await type('Units');
    fireEvent.click(await sendButton());
    await alertText(failure);
    await type('');
    await type('Units are missing');
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(() => expect(alerts()).toHaveLength(0));
    expect(sent[2]).toMatchObject({comment: 'Units'});
    expect(await box()).toHaveProperty('value', 'Units are missing');
  });
});

describe('an answer that fails', () => {
  it('is said in the form, whose button sends it again', async () => {
    const {sent} = serve([refused]);
    show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    expect(alerts()).toHaveLength(1);
    fireEvent.click(await sendButton());
    await thanks();
    expect(sent.map(({rating, comment}) => [rating, comment])).toEqual([
      [1, ''],
      [1, ''],
    ]);
  });

  it('is said below the question once the form is closed, and after a reload, with a button', async () => {
    const {sent} = serve([refused]);
    const {unmount} = show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    // The form may come after what failed is said.
    fireEvent.click(await screen.findByRole('button', {name: 'Cancel'}));
    await screen.findByRole('button', {name: 'Try again'});
    await alertText(failure);
    unmount();
    show();
    fireEvent.click(await screen.findByRole('button', {name: 'Try again'}));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(answer('Yes').getAttribute('aria-pressed')).toBe('true');
    await thanks();
    expect(screen.queryByRole('button', {name: 'Try again'})).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('because the server does not say where to send is sent once it does', async () => {
    vi.stubGlobal('fetch', vi.fn(offline));
    show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    const {sent} = serve([]);
    fireEvent.click(await sendButton());
    await thanks();
    expect(sent).toHaveLength(1);
  });
});

describe('too many entries', () => {
  it('says so, and when to try again; the text stays in the box and in storage', async () => {
    serve([stored, tooMany]);
    const {unmount} = show();
    fireEvent.click(answer('Yes'));
    await type('Good');
    fireEvent.click(await sendButton());
    await alertText('Too much feedback was sent in a short time. Please try again in 42 seconds.');
    expect(screen.queryByText(failure)).toBeNull();
    unmount();
    show();
    expect(await box()).toHaveProperty('value', 'Good');
  });

  it('counts in minutes where that is shorter, and takes a minute where the server does not say', async () => {
    serve([
      () => new Response('', {status: 429, headers: {'Retry-After': '300'}}),
      () => new Response('', {status: 429}),
    ]);
    show();
    fireEvent.click(answer('Yes'));
    await alertText(/try again in 5 minutes\./);
    fireEvent.click(await sendButton());
    await alertText(/try again in 60 seconds\./);
  });
});

describe('what could not be sent', () => {
  it('is sent by itself, once, when the browser is online again', async () => {
    const {sent} = serve([offline, offline]);
    show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(2));
    await alertText(failure);
    await act(async () => {});
    expect(sent).toHaveLength(2);
    goOnline();
    await thanks();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({id}) => id)).size).toBe(1);
    goOnline();
    await act(async () => {});
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['section', () => openSection(), {sectionHash: '#axis', demo: null}],
    ['demo', async () => act(() => askAboutDemo('Bars')), {sectionHash: null, demo: 'Bars'}],
  ])('is sent so when it is about a %s, too', async (_, openForm, about) => {
    const {sent} = serve([offline, offline]);
    show();
    await openForm();
    await type('Too fast');
    fireEvent.click(await sendButton());
    await alertText(failure);
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(2));
    goOnline();
    await thanks();
    const {id} = sent[0] ?? {};
    expect(sent).toMatchObject(
      Array.from({length: 3}, () => ({id, ...about, rating: null, comment: 'Too fast'})),
    );
  });

  it('is sent with the next page where there was no network, and on a later visit where it was refused', async () => {
    const {sent} = serve([offline, refused]);
    const {unmount} = show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    unmount();
    const second = show();
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByRole('button', {name: 'Try again'});
    second.unmount();
    const third = show();
    await screen.findByRole('button', {name: 'Try again'});
    expect(sent).toHaveLength(2);
    third.unmount();
    endVisit();
    show();
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(() => expect(localStorage.getItem(unsentKey)).toBeNull());
    expect(new Set(sent.map(({id}) => id)).size).toBe(1);
    expect(answer('Yes').getAttribute('aria-pressed')).toBe('true');
  });

  it('waits while the browser is offline', async () => {
    const {sent} = serve([offline]);
    const {unmount} = show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    unmount();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await act(async () => {});
    expect(sent).toHaveLength(1);
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('leaves the focus where the reader is', async () => {
    serve([stored, offline]);
    show();
    fireEvent.click(answer('Yes'));
    await type('Good');
    fireEvent.click(await sendButton());
    await alertText(failure);
    act(() => answer('No').focus());
    goOnline();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(document.activeElement).toBe(answer('No'));
  });

  it('is not sent once more while it is on its way', async () => {
    const later = answerLater();
    const {sent} = serve([offline, later.answer]);
    show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(2));
    goOnline();
    await act(async () => {});
    expect(sent).toHaveLength(2);
    later.arrive();
    await thanks();
  });

  const entry = (index: number, at: number) => ({
    payload: {
      page: `/x/${index}/`,
      version: '8.0.0',
      language: 'en',
      productId: 'x',
      rating: 1,
      comment: '',
      sectionHash: null,
      demo: null,
      id: `entry-${String(index).padStart(12, '0')}`,
    },
    at,
  });
  const keep = (entries: readonly ReturnType<typeof entry>[]) =>
    localStorage.setItem(
      unsentKey,
      JSON.stringify(Object.fromEntries(entries.map((one) => [`${one.payload.page} page`, one]))),
    );

  it('is kept for thirty days, and never sent after', async () => {
    const {sent} = serve([]);
    keep([entry(1, Date.now() - unsentLifeMs), entry(2, Date.now() - unsentLifeMs + 60_000)]);
    show();
    await waitFor(() => expect(localStorage.getItem(unsentKey)).toBeNull());
    expect(sent.map(({page}) => page)).toEqual(['/x/2/']);
  });

  it('is twenty entries at most; the oldest one makes room', async () => {
    const {sent} = serve([offline]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keep(Array.from({length: maxUnsent}, (_, index) => entry(index, Date.now() - 1000 + index)));
    show();
    fireEvent.click(answer('Yes'));
    await alertText(failure);
    sent.length = 0;
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(20));
    expect(sent.map(({page}) => page)).toEqual([
      ...Array.from({length: 19}, (_, index) => `/x/${index + 1}/`),
      '/x/',
    ]);
  });

  it('stops where the server takes no more, and goes on with the next visit', async () => {
    const {sent} = serve([stored, tooMany]);
    keep([1, 2, 3].map((index) => entry(index, Date.now() + index)));
    const {unmount} = show();
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => {});
    expect(sent).toHaveLength(2);
    unmount();
    endVisit();
    show();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({page: '/x/3/'});
  });

  it('does not let a refused entry stop the others', async () => {
    const {sent} = serve([refused]);
    keep([1, 2].map((index) => entry(index, Date.now() + index)));
    show();
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});
