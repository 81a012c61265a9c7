// @vitest-environment jsdom
import {act, cleanup, configure, fireEvent, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import PageFeedback from '.';
import {draftsKey, ratingsKey} from '../../client/storageKeys';
import {
  answer,
  box,
  failure,
  offline,
  press,
  refused,
  sendButton,
  serve,
  show,
  type,
} from './feedbackPage.fixture';

// The machine may have other things to do.
configure({asyncUtilTimeout: 4000});

vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({version: '8.0.0', packages: ''})}));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a page', () => {
  it('B8.1 asks in the HTML of the server', () => {
    const html = renderToString(<PageFeedback />);
    expect(html).toContain('Was this page helpful?');
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  it('requests and stores nothing before the reader does something', async () => {
    const {asked, sent} = serve([]);
    show();
    await act(async () => {});
    expect([asked, sent, localStorage.length]).toEqual([[], [], 0]);
  });

  it.each([{ctrlKey: true}, {metaKey: true}])(
    'B8.1 a choice opens a comment box, %j and Enter send',
    async (keys) => {
      const {sent} = serve([]);
      show();
      fireEvent.click(answer('Yes'));
      expect(answer('Yes').getAttribute('aria-pressed')).toBe('true');
      const field = await box();
      expect(document.activeElement).toBe(field);
      await type(' Good ');
      await press({});
      expect(sent).toEqual([]);
      await press(keys);
      const thanks = await screen.findByRole('status');
      expect(thanks.textContent).toBe('Thank you for your feedback.');
      expect(document.activeElement).toBe(thanks);
      expect(sent).toMatchObject([{page: '/x/', rating: 1, comment: 'Good', version: '8.0.0', demo: null}]);
      expect(localStorage.getItem(draftsKey)).toBeNull();
    },
  );

  it('B8.1 a rating can be sent without a comment', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(answer('No'));
    fireEvent.click(await sendButton());
    await screen.findByRole('status');
    expect(sent).toMatchObject([{rating: 0, comment: ''}]);
  });

  it('B8.1 Cancel closes, forgets, and gives the focus back', async () => {
    const {sent} = serve([]);
    show();
    answer('No').focus();
    fireEvent.click(answer('No'));
    await type('Never mind');
    fireEvent.click(screen.getByRole('button', {name: 'Cancel'}));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(answer('No'));
    expect(answer('No').getAttribute('aria-pressed')).toBe('false');
    expect([sent, localStorage.length]).toEqual([[], 0]);
  });

  it('B8.2 remembers the rating that was sent', async () => {
    serve([]);
    const {unmount} = show();
    fireEvent.click(answer('No'));
    fireEvent.click(await sendButton());
    await screen.findByRole('status');
    expect(localStorage.getItem(ratingsKey)).toBe('{"/x/":0}');
    unmount();
    show();
    await waitFor(() => expect(answer('No').getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('a further answer is new feedback', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(answer('No'));
    fireEvent.click(await sendButton());
    await screen.findByRole('status');
    fireEvent.click(answer('Yes'));
    fireEvent.click(await sendButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });
});

describe('while it is sent', () => {
  it('B8.2 says so, and a second press sends nothing', async () => {
    let arrive = (_: Response) => {};
    const {sent} = serve([() => new Promise((resolve) => (arrive = resolve))]);
    show();
    fireEvent.click(answer('Yes'));
    await type('Good');
    fireEvent.click(await sendButton());
    await screen.findByRole('button', {name: 'Sending…'});
    expect((await box()).closest('form')?.getAttribute('aria-busy')).toBe('true');
    await press({ctrlKey: true});
    fireEvent.click(screen.getByRole('button', {name: 'Sending…'}));
    arrive(new Response(null, {status: 204}));
    await screen.findByRole('status');
    expect(sent).toHaveLength(1);
  });
});

describe('a failure', () => {
  it.each([
    ['a status', refused],
    ['no network', offline],
  ])('B8.2 %s: the text stays, also after a reload, and a retry has the same id', async (_, fail) => {
    const {sent} = serve([fail, fail]);
    const {unmount} = show();
    fireEvent.click(answer('No'));
    await type('Missing: units');
    fireEvent.click(await sendButton());
    expect((await screen.findByText(failure)).closest('[role=alert]')).not.toBeNull();
    expect(await box()).toHaveProperty('value', 'Missing: units');
    fireEvent.click(await sendButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText(failure);

    unmount();
    show();
    expect(await box()).toHaveProperty('value', 'Missing: units');
    await waitFor(() => expect(answer('No').getAttribute('aria-pressed')).toBe('true'));
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(await sendButton());
    await screen.findByRole('status');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({id}) => id)).size).toBe(1);
    expect(sent[2]).toMatchObject({rating: 0, comment: 'Missing: units'});
    expect(localStorage.getItem(draftsKey)).toBeNull();
  });

  it('B8.2 a rating alone survives as well', async () => {
    serve([offline]);
    const {unmount} = show();
    fireEvent.click(answer('Yes'));
    fireEvent.click(await sendButton());
    await screen.findByText(failure);
    unmount();
    show();
    await box();
    await waitFor(() => expect(answer('Yes').getAttribute('aria-pressed')).toBe('true'));
  });

  it('B8.2 a server that does not say where to send fails as well, until it does', async () => {
    vi.stubGlobal('fetch', vi.fn(offline));
    show();
    fireEvent.click(answer('Yes'));
    fireEvent.click(await sendButton());
    await screen.findByText(failure);
    const {sent} = serve([]);
    fireEvent.click(await sendButton());
    await screen.findByRole('status');
    expect(sent).toHaveLength(1);
  });
});

it('B8.3 with no address a filled-in issue takes the place of Send', async () => {
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
  expect(sent).toEqual([]);
  expect(await box()).toHaveProperty('value', 'Where is B?');
});
