// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useKeeping} from '../../client/useKeeping';
import {KeepCard} from './KeepCard';
import {KeptList} from './KeptList';

vi.mock('@generated/docusaurus-plugin-offline/default/settings.json', () => ({
  default: {isOn: true, domain: 'localhost'},
}));

const list = {path: '/x/', language: 'en', version: '8.0.0', build: 'b1', files: [['/x/a/', 1000, 'digest']]};
const network = {isDown: false};
/** What the browser's store does when it is opened. */
const open = vi.fn<() => Promise<unknown>>();
const remove = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  network.isDown = false;
  open.mockReset();
  remove.mockReset();
  vi.stubGlobal('fetch', () =>
    network.isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json(list)),
  );
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(false),
    keys: () => Promise.resolve([]),
    open,
    delete: remove,
  });
  Object.defineProperty(navigator, 'serviceWorker', {value: {}, configurable: true});
});
afterEach(cleanup);

function Card() {
  return <KeepCard keeping={useKeeping('/x/')} />;
}

describe('keeping a version', () => {
  it('says that the site cannot be reached, and looks again', async () => {
    network.isDown = true;
    render(<Card />);
    expect(await screen.findByText(/The site cannot be reached/)).toBeDefined();
    network.isDown = false;
    fireEvent.click(screen.getByRole('button', {name: 'Look again'}));
    expect(await screen.findByRole('button', {name: 'Download'})).toBeDefined();
  });

  it('does not blame the network where the browser keeps nothing', async () => {
    open.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    render(<Card />);
    fireEvent.click(await screen.findByRole('button', {name: 'Download'}));
    expect(await screen.findByText(/Pages cannot be kept here/)).toBeDefined();
  });
});

it.each([
  ['refuses', () => Promise.resolve(false)],
  ['fails', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
] as const)('says that a version could not be removed where the browser %s', async (_, answer) => {
  remove.mockImplementation(answer);
  const kept = {name: 'mui-x-docs.offline/en/8.0.0/b1/kept', list: {...list, files: []}, isWhole: true};
  render(<KeptList versions={[kept]} isBusy={false} onRemoved={() => undefined} />);
  fireEvent.click(screen.getByRole('button', {name: 'Remove'}));
  expect((await screen.findByRole('alert')).textContent).toContain('could not remove it');
});
