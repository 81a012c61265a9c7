// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import CodeChange from '.';
import CodeFence from '../CodeFence';
import {CodePreferencesProvider} from '../../client';

vi.mock('@theme/CopyButton', () => import('../CopyButton'));

afterEach(cleanup);

it('is a choice of two for each change, the new code first', () => {
  render(
    <CodePreferencesProvider>
      {['v8', 'v9'].map((to) => (
        <CodeChange key={to} from="v7" to={to}>
          <CodeFence language="ts" title="Before" html={'<span data-line="replaced">old</span>'} />
          <CodeFence language="ts" title="After" html={'<span data-line="added">new</span>'} />
        </CodeChange>
      ))}
    </CodePreferencesProvider>,
  );
  expect(screen.getAllByRole('radiogroup', {name: 'Code before and after the change'})).toHaveLength(2);
  const before = () => screen.getAllByRole<HTMLInputElement>('radio', {name: 'Before (v7)'});
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'After (v8)'}).checked).toBe(true);
  fireEvent.click(before()[0] ?? document.body);
  expect(before().map(({checked}) => checked)).toEqual([true, false]);
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'After (v9)'}).checked).toBe(true);
});

it('copies the lines that the change takes away', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
  render(
    <CodePreferencesProvider>
      <CodeFence language="ts" title="Before" html={'<span data-line="replaced">old</span>'} />
    </CodePreferencesProvider>,
  );
  fireEvent.click(screen.getByRole('button', {name: /Copy/}));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith('old'));
});
