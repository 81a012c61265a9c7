// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import PageMarkdown from '.';

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/x/react-charts/bars/'})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {url: 'https://docs.test'},
    i18n: {currentLocale: 'zh', localeConfigs: {zh: {htmlLang: 'zh-Hans'}}},
  }),
}));

const clipboard = {writeText: vi.fn<(text: string) => Promise<void>>()};

function answer(body: string, type: string, status = 200) {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, {status, headers: {'content-type': type}})));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function copy() {
  render(<PageMarkdown />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  const [first] = await screen.findAllByRole('menuitem');
  await act(async () => {
    fireEvent.click(first ?? button);
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
  return button;
}

beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the menu of the Markdown copy', () => {
  it('copies, says so for 2000 ms, and returns the focus to the button', async () => {
    const fetched = answer('# Bars\n', 'text/markdown; charset=utf-8');
    const button = await copy();
    await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
    expect(fetched).toHaveBeenCalledWith('/x/react-charts/bars/index.md');
    expect(clipboard.writeText).toHaveBeenCalledWith('# Bars\n');
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.getByRole('status').textContent).toBe('The page is in the clipboard as Markdown.');
    await vi.waitFor(() => expect(button.textContent).toBe('Markdown'), {timeout: 10_000});
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['a missing copy', 'Not found', 'text/html', 404],
    ['a page in its place, as on the development server', '<!doctype html>', 'text/html', 200],
  ])('does not say that it copied %s', async (_, body, type, status) => {
    answer(body, type, status);
    const button = await copy();
    await screen.findByText(/^The Markdown of this page could not be loaded/);
    expect(button.textContent).toBe('Markdown');
    expect(clipboard.writeText).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that the browser refused, and that the copy can be opened instead', async () => {
    answer('# Bars\n', 'text/markdown');
    clipboard.writeText.mockRejectedValue(new Error('denied'));
    await copy();
    await screen.findByText(/^Your browser did not allow copying/);
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
