// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import Panel from './Panel';

vi.mock('../../client/ContentPart', () => ({ContentPart: () => <p>Entries</p>}));

afterEach(cleanup);

it('a panel has the page make room beside its text, and gives it back', () => {
  const close = vi.fn();
  const entries = [{name: 'DataGrid', address: '/api/data-grid/data-grid/', content: {}}];
  const {unmount} = render(<Panel entries={entries} close={close} />);
  expect(document.documentElement.hasAttribute('data-side-panel')).toBe(true);
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
  expect(close).toHaveBeenCalledOnce();
  unmount();
  expect(document.documentElement.hasAttribute('data-side-panel')).toBe(false);
});
