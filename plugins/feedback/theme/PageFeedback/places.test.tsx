// @vitest-environment jsdom
import {act, cleanup, configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {askAboutDemo} from '../../client';
import {box, press, sendButton, serve, show, type} from './feedbackPage.fixture';

// The machine may have other things to do.
configure({asyncUtilTimeout: 4000});

vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({version: '8.0.0', packages: ''})}));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a section', () => {
  const heading = () => screen.getByRole('heading', {name: /Axis/});
  /** A pointer stays where it is; here it comes until somebody listens. */
  const buttonOnHover = () =>
    waitFor(() => {
      fireEvent.pointerOver(heading());
      return screen.getByRole('button', {name: 'Feedback on “Axis”'});
    });

  it('B8.1 has a button while the pointer is at its heading', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(await buttonOnHover());
    expect((await box()).closest('div')?.previousElementSibling).toBe(heading());
    await screen.findByRole('button', {name: 'Send'});
    fireEvent.click(await sendButton());
    expect(document.activeElement).toBe(await box());
    await type('Which unit?');
    await press({ctrlKey: true});
    await screen.findByRole('status');
    expect(sent).toMatchObject([{rating: null, sectionHash: '#axis', comment: 'Which unit?'}]);
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(screen.queryByRole('button', {name: 'Feedback on “Axis”'})).toBeNull();
  });

  it('B8.1 has it while the focus is there, and gets the focus back', async () => {
    serve([]);
    show();
    act(() => heading().querySelector('a')?.focus());
    const button = await screen.findByRole('button', {name: 'Feedback on “Axis”'});
    act(() => button.focus());
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    await box();
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Feedback on “Axis”'})).toBeNull());
    fireEvent.click(await screen.findByRole('button', {name: 'Cancel'}));
    expect(document.activeElement).toBe(heading().querySelector('a'));
  });

  it('headings inside of demos are none', async () => {
    serve([]);
    show();
    await buttonOnHover();
    fireEvent.pointerOver(screen.getByRole('heading', {name: 'In a demo'}));
    expect(screen.queryByRole('button', {name: /Feedback on/})).toBeNull();
  });
});

describe('a demo', () => {
  it('B8.1 gets a form at its end', async () => {
    const {sent} = serve([]);
    show();
    act(() => askAboutDemo('Bars'));
    const frame = document.getElementById('Bars') ?? document.body;
    const text = await within(frame).findByRole('textbox', {name: /demo Bars/});
    fireEvent.change(text, {target: {value: 'Too fast'}});
    fireEvent.click(await sendButton());
    await screen.findByRole('status');
    expect(sent).toMatchObject([{demo: 'Bars', sectionHash: null, rating: null}]);
  });

  it('B8.1 Cancel gives the focus to its tools', async () => {
    serve([]);
    show();
    act(() => askAboutDemo('Bars'));
    fireEvent.click(await screen.findByRole('button', {name: 'Cancel'}));
    expect(document.activeElement?.getAttribute('data-toolbar-item')).toBe('more');
  });
});
