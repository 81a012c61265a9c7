// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import SiteSearch from '.';

vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));

const network = {isDown: true, asked: 0};

beforeEach(() => {
  network.isDown = true;
  network.asked = 0;
  // A module that could not be fetched is asked for again, as the bundler does with a chunk.
  vi.doMock('./late', () => {
    network.asked += 1;
    if (network.isDown) throw new Error('Loading chunk failed');
    return {Dialog: () => <p>The search</p>, createClient: (locale: string) => ({locale})};
  });
  // The simulated page has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

const opener = () => screen.getByRole('button', {name: /Search the docs/});

it('says in a dialog that its code could not be loaded, and tries again', async () => {
  render(<SiteSearch />);
  fireEvent.click(opener());
  const failure = await screen.findByRole('alertdialog', {name: 'The search could not be loaded.'});
  expect(failure).toHaveProperty('open', true);
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await waitFor(() => expect(network.asked).toBe(2));
  // The same dialog: the focus stays with the button.
  expect(screen.getByRole('alertdialog')).toBe(failure);
  network.isDown = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('The search')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leaves the page to the reader who closes it', async () => {
  render(<SiteSearch />);
  fireEvent.click(opener());
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('says nothing of a failure while nobody has opened it', async () => {
  render(<SiteSearch />);
  fireEvent.pointerEnter(opener());
  await waitFor(() => expect(network.asked).toBe(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
