import {
  DataGridPremium,
  GridPreferencePanelsValue,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AssistantButton from './_demos/AssistantButton';
import AssistantHistory from './_demos/AssistantHistory';
import AssistantOutside from './_demos/AssistantOutside';
import {answerPrompt} from './_demos/promptService';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const rowCount = () => document.querySelectorAll('[role=row][data-id]').length;

claim('lead', 'a suggestion is asked, and its answer filters the grid', async () => {
  const screen = await render(<AssistantButton />);
  await screen.getByRole('button', {name: 'Ask'}).click();
  await screen.getByText('Bikes over 500').click();
  await expect.poll(rowCount).toBe(2);
});

claim('lead', 'without the slot, the panel is empty', async () => {
  const apiRef: NonNullable<DataGridPremiumProps['apiRef']> = {current: null};
  await render(
    <div style={{width: 500, height: 300}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={[{id: 1}]}
        columns={[{field: 'id'}]}
        aiAssistant
        onPrompt={answerPrompt}
      />
    </div>,
  );
  apiRef.current?.showPreferences(GridPreferencePanelsValue.aiAssistant);
  await expect.poll(() => document.querySelector('.MuiDataGrid-panel')).not.toBeNull();
  expect(document.querySelector('.MuiDataGrid-panel')?.textContent).toBe('');
});

claim('service', 'an answer clears what it leaves empty', async () => {
  const apiRef: NonNullable<DataGridPremiumProps['apiRef']> = {current: null};
  await render(
    <div style={{width: 500, height: 300}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={[{id: 1, price: 1}]}
        columns={[{field: 'price', type: 'number'}]}
        initialState={{sorting: {sortModel: [{field: 'price', sort: 'desc'}]}}}
        aiAssistant
        onPrompt={answerPrompt}
      />
    </div>,
  );
  expect(apiRef.current?.getSortModel()).toHaveLength(1);
  await apiRef.current?.aiAssistant.processPrompt('over 500');
  expect(apiRef.current?.getSortModel()).toEqual([]);
});

claim('service', 'the message of a rejection appears in the panel', async () => {
  const screen = await render(<AssistantButton />);
  await screen.getByRole('button', {name: 'Ask'}).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('weather{Enter}');
  await expect.element(screen.getByText(/I understand/)).toBeVisible();
});

claim('history', 'prompts reach the controlled conversations, and an empty array forgets them', async () => {
  const screen = await render(<AssistantHistory />);
  await screen.getByRole('button', {name: /assistant/i}).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('cheapest{Enter}');
  await expect.element(screen.getByText('1 prompts')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', {name: 'Forget'}).click();
  await expect.element(screen.getByText('0 prompts')).toBeVisible();
});

claim('outside', 'processPrompt() returns the error instead of throwing', async () => {
  const screen = await render(<AssistantOutside />);
  await screen.getByRole('button', {name: 'Send'}).click();
  await expect.element(screen.getByText('Done')).toBeVisible();
  await expect.poll(rowCount).toBe(2);
  await screen.getByRole('textbox', {name: 'Ask'}).fill('weather');
  await screen.getByRole('button', {name: 'Send'}).click();
  await expect.element(screen.getByText(/I understand/)).toBeVisible();
});

claim('accessibility', 'after Escape, the focus is on the trigger', async () => {
  const screen = await render(<AssistantButton />);
  await screen.getByRole('button', {name: 'Ask'}).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', {name: 'Ask'})).toHaveFocus();
});
