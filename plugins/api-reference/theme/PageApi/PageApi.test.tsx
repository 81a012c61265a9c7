// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import PageApi from '.';

vi.mock('@theme/FactMenu', () => import('@site/src/theme/FactMenu'));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en'}}}}),
}));
vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));

const network = {isDown: true};

beforeEach(() => {
  network.isDown = true;
  // A module that could not be fetched is asked for again, as the bundler does with a chunk.
  vi.doMock('./Panel', () => {
    if (network.isDown) throw new Error('Loading chunk failed');
    return {default: ({entries}: {entries: {name: string}[]}) => <p>Panel of {entries[0]?.name}</p>};
  });
  render(<PageApi names="DataGrid" pages="data-grid/data-grid" contents={[{}]} />);
});
afterEach(cleanup);

const menu = () => screen.getByRole('button', {name: 'API'});

/** Opens the menu, which closes with a choice. */
function opener() {
  if (menu().getAttribute('aria-expanded') === 'false') fireEvent.click(menu());
  return screen.getByRole('button', {name: 'Show beside the text'});
}

it('the pages of the components are behind one button', () => {
  expect(screen.queryByRole('link')).toBeNull();
  expect(opener()).toBeDefined();
  expect(screen.getByRole('link', {name: 'DataGrid'}).getAttribute('href')).toContain(
    '/api/data-grid/data-grid/',
  );
  fireEvent.keyDown(menu(), {key: 'Escape'});
  expect(screen.queryByRole('link')).toBeNull();
});

describe('a panel whose code does not arrive', () => {
  it('says so, leaves the page as it is, and comes at the next try', async () => {
    fireEvent.click(opener());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(document.activeElement).toBe(menu());
    network.isDown = false;
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByText('Panel of DataGrid')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['Escape', 'Close', 'its button'])('is closed by %s', async (way) => {
    fireEvent.click(opener());
    await screen.findByRole('alert');
    if (way === 'Escape') fireEvent.keyDown(menu(), {key: 'Escape'});
    else fireEvent.click(way === 'Close' ? screen.getByRole('button', {name: 'Close'}) : opener());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(menu());
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });
});
