// @vitest-environment jsdom
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {askAboutDemo} from '../../client';
import {
  answer,
  box,
  press,
  sectionButton,
  sectionHeading,
  sendButton,
  serve,
  show,
  type,
} from '../../../../tests/unit/feedback/feedbackPage';
// Loaded on demand: here already, so that no test waits for the compiler.
import './lazyForms';

describe('a section', () => {
  it('has a button while the pointer is at its heading', async () => {
    const {sent} = serve([]);
    show();
    fireEvent.click(await sectionButton());
    expect((await box()).closest('div')?.previousElementSibling).toBe(sectionHeading());
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

  it('has it while the focus is there, and gets the focus back', async () => {
    serve([]);
    show();
    act(() => sectionHeading().querySelector('a')?.focus());
    const button = await screen.findByRole('button', {name: 'Feedback on “Axis”'});
    act(() => button.focus());
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    await box();
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Feedback on “Axis”'})).toBeNull());
    fireEvent.click(await screen.findByRole('button', {name: 'Cancel'}));
    expect(document.activeElement).toBe(sectionHeading().querySelector('a'));
  });

  it('headings inside of demos are none', async () => {
    serve([]);
    show();
    await sectionButton();
    fireEvent.pointerOver(screen.getByRole('heading', {name: 'In a demo'}));
    expect(screen.queryByRole('button', {name: /Feedback on/})).toBeNull();
  });
});

describe('a demo', () => {
  it('gets a form at its end', async () => {
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

  it('a second comment takes the place of the first one, and has nothing to do with the page', async () => {
    const {sent} = serve([]);
    const {unmount} = show();
    const comment = async (text: string, count: number) => {
      act(() => askAboutDemo('Bars'));
      await type(text);
      fireEvent.click(await sendButton());
      await waitFor(() => expect(sent).toHaveLength(count));
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    };
    await comment('Too fast', 1);
    await comment('Too slow', 2);
    unmount();
    show();
    await comment('Just right', 3);
    fireEvent.click(answer('Yes'));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.map(({id}) => id === sent[0]?.id)).toEqual([true, true, true, false]);
  });

  it('Cancel gives the focus to its tools', async () => {
    serve([]);
    show();
    act(() => askAboutDemo('Bars'));
    fireEvent.click(await screen.findByRole('button', {name: 'Cancel'}));
    expect(document.activeElement?.getAttribute('data-toolbar-item')).toBe('more');
  });
});
