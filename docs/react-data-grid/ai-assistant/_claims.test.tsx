import {
  DataGridPremium,
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AskGrid from './_demos/AskGrid';
import PromptButtons from './_demos/PromptButtons';
import {tripColumns, trips, type Trip} from './_demos/promptServer';
import SavedConversations from './_demos/SavedConversations';
import WhatIsSent from './_demos/WhatIsSent';

const nothing: PromptResponse = {
  conversationId: 'c-1',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
};

let api: RefObject<GridApiPremium | null> = {current: null};

function Trips(props: Partial<DataGridPremiumProps<Trip>>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 900, height: 500}}>
      <DataGridPremium apiRef={apiRef} rows={trips} columns={tripColumns} aiAssistant {...props} />
    </div>
  );
}

/** An assistant that always gives this answer. The grid may write into it. */
const withAnswer = (answer: Partial<PromptResponse>) => async () => structuredClone({...nothing, ...answer});
const ask = (prompt = 'Please') => api.current?.aiAssistant.processPrompt(prompt);

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].flatMap(({textContent}) => textContent || []).join(' ');
const heads = () => texts(document, '[role=columnheader]');
const cities = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=city]')].map((cell) => cell.textContent);

claim('lead', 'a suggestion and a typed prompt change the grid, after a second', async () => {
  const screen = await render(<AskGrid />);
  await screen.getByRole('button', {name: 'AI Assistant'}).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByText('Trips by train').click();
  await expect.poll(cities, {timeout: 4000}).toEqual(['Lyon', 'Bern', 'Lille']);
  await page.getByRole('textbox').fill('most expensive trains');
  await userEvent.keyboard('{Enter}');
  await expect.poll(cities, {timeout: 4000}).toEqual(['Bern', 'Lyon', 'Lille']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

claim('lead', 'without the slot, the button opens no panel', async () => {
  const screen = await render(<Trips showToolbar onPrompt={withAnswer({})} />);
  await screen.getByRole('button', {name: 'AI Assistant'}).click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(page.getByText('No prompt history').elements()).toHaveLength(0);
});

claim('what-is-sent', 'columns without rows and header names; with sampling, five values', async () => {
  const screen = await render(<WhatIsSent />);
  const press = () => screen.getByRole('button', {name: 'Most expensive first'}).click();
  const sent = () => document.querySelector('pre')?.textContent ?? '';
  const sentCities = () => trips.flatMap(({city}) => sent().match(new RegExp(`"${city}"`, 'g')) ?? []);
  await press();
  await expect.poll(sent).toMatch(/"examples": \[\s*"Paris",\s*"Rome"\s*\]/);
  expect(sent()).toContain('"description": "Total in euros"');
  expect(sent()).not.toContain('headerName');
  expect(sentCities()).toEqual([]);
  await expect.poll(cities, {timeout: 4000}).toEqual(['Lisbon', 'Nice', 'Porto', 'Bern', 'Lyon', 'Lille']);
  await screen.getByRole('switch').click();
  await press();
  await expect.poll(() => sentCities().length).toBe(5);
  expect(sent()).toContain('"conversationId": "conversation-1"');
});

claim('response', 'a response replaces filters, quick filter, sorting, groups, and totals', async () => {
  const initialState: DataGridPremiumProps['initialState'] = {
    sorting: {sortModel: [{field: 'cost', sort: 'asc'}]},
    aggregation: {model: {cost: 'sum'}},
    filter: {
      filterModel: {items: [{field: 'mode', operator: 'equals', value: 'Train'}], quickFilterValues: ['li']},
    },
  };
  await render(<Trips initialState={initialState} onPrompt={withAnswer({})} />);
  await expect.poll(cities).toEqual(['Lille', '']);
  await ask();
  await expect.poll(cities).toEqual(trips.map(({city}) => city));
});

claim('response', 'columns with filters and totals move to the front', async () => {
  const filters = [{column: 'cost', operator: '>', value: 500}];
  await render(<Trips onPrompt={withAnswer({filters})} />);
  await ask();
  await expect.poll(heads).toMatch(/^Cost/);
});

claim('response', 'select selects the first rows', async () => {
  await render(
    <Trips
      checkboxSelection
      onPrompt={withAnswer({select: 2, sorting: [{column: 'cost', direction: 'desc'}]})}
    />,
  );
  await ask();
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=row][aria-selected=true]')].map((row) =>
        row.getAttribute('data-id'),
      ),
    )
    .toEqual(['6', '2']);
});

claim('response', 'with disablePivoting, a pivot becomes groups and totals', async () => {
  const pivoting = {
    rows: ['country'],
    columns: [{column: 'mode', direction: 'asc' as const}],
    values: [{cost: 'sum' as const}],
  };
  await render(<Trips disablePivoting onPrompt={withAnswer({pivoting})} />);
  await ask();
  await expect.poll(() => api.current?.state.rowGrouping.model).toEqual(['mode', 'country']);
  expect(api.current?.state.aggregation.model).toEqual({cost: 'sum'});
});

claim('what-is-sent', 'the context has the check box column, and derived date columns', async () => {
  const onPrompt = vi.fn<NonNullable<DataGridPremiumProps['onPrompt']>>(withAnswer({}));
  const columns: GridColDef<Trip>[] = [...tripColumns, {field: 'start', headerName: 'Start', type: 'date'}];
  await render(<Trips columns={columns} checkboxSelection onPrompt={onPrompt} />);
  await ask();
  expect(onPrompt.mock.lastCall?.[1]).toContain('"__check__"');
  expect(onPrompt.mock.lastCall?.[1]).toContain('"start-quarter"');
});

claim('response', 'a filter of a singleSelect column takes the label of an option', async () => {
  const mode: GridColDef<Trip> = {
    field: 'mode',
    type: 'singleSelect',
    valueOptions: [
      {value: 'Train', label: 'Rail'},
      {value: 'Flight', label: 'Air'},
    ],
  };
  const filters = [{column: 'mode', operator: 'is', value: 'Rail'}];
  await render(<Trips columns={[{field: 'city'}, mode]} onPrompt={withAnswer({filters})} />);
  await ask();
  await expect.poll(cities).toEqual(['Lyon', 'Bern', 'Lille']);
});

claim('errors', 'an unknown column ends as an error, and the grid stays', async () => {
  const filters = [{column: 'nope', operator: 'equals', value: 1}];
  await render(<Trips onPrompt={withAnswer({filters})} />);
  await expect(ask()).resolves.toBeInstanceOf(Error);
  expect(cities()).toHaveLength(trips.length);
});

claim('own-interface', 'processPrompt resolves with the error instead of rejecting', async () => {
  const screen = await render(<PromptButtons />);
  await screen.getByRole('button', {name: 'Make me a sandwich'}).click();
  await expect.element(screen.getByText('Sorry, I did not understand that.', {exact: false})).toBeVisible();
  await screen.getByRole('button', {name: 'Cost per country'}).click();
  await expect.element(screen.getByText('Done: Cost per country')).toBeVisible();
});

claim('own-interface', 'the grid shows its loading overlay while a prompt is pending', async () => {
  let finish: (response: PromptResponse) => void = vi.fn();
  const onPrompt = () => new Promise<PromptResponse>((resolve) => (finish = resolve));
  const screen = await render(<Trips onPrompt={onPrompt} />);
  const asked = ask();
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument();
  finish(nothing);
  await asked;
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

claim('conversations', 'prompts are added to the conversation, and can be deleted', async () => {
  const screen = await render(<SavedConversations />);
  await screen.getByRole('button', {name: 'AI Assistant'}).click();
  await page.getByRole('textbox').fill('cost per country');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Prompts: 2')).toBeVisible();
  const remove = screen.getByRole('button', {name: 'Delete the history'});
  await expect.element(remove).toBeDisabled();
  await expect.element(remove, {timeout: 4000}).toBeEnabled();
  await remove.click();
  await expect.element(screen.getByText('Prompts: 0')).toBeVisible();
});

claim('conversations', 'exportState() does not contain conversations', async () => {
  await render(<Trips slots={{aiAssistantPanel: GridAiAssistantPanel}} onPrompt={withAnswer({})} />);
  await ask();
  expect(api.current?.exportState()).not.toHaveProperty('aiAssistant');
});

claim('conversations', 'the displayed one can be chosen in code, and 0 as a prop is ignored', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const conversations = ['First', 'Second'].map((title) => ({
    id: title,
    title,
    prompts: [{value: `${title} prompt`, createdAt: new Date(2026, 1, 1), variant: 'success' as const}],
  }));
  const chosen: number[] = [];
  const props: Partial<DataGridPremiumProps<Trip>> = {
    slots: {aiAssistantPanel: GridAiAssistantPanel},
    onPrompt: withAnswer({}),
    aiAssistantConversations: conversations,
    onAiAssistantActiveConversationIndexChange: (index) => chosen.push(index),
    initialState: {preferencePanel: {open: true, openedPanelValue: GridPreferencePanelsValue.aiAssistant}},
  };
  const screen = await render(<Trips {...props} />);
  await expect.element(page.getByText('First prompt')).toBeVisible();
  api.current?.aiAssistant.setActiveConversationIndex(1);
  await expect.element(page.getByText('Second prompt')).toBeVisible();
  api.current?.aiAssistant.setActiveConversationIndex(0);
  await expect.element(page.getByText('First prompt')).toBeVisible();
  expect(chosen).toEqual([1, 0]);
  await screen.unmount();

  const controlled = await render(<Trips {...props} aiAssistantActiveConversationIndex={1} />);
  await expect.element(page.getByText('Second prompt')).toBeVisible();
  await controlled.rerender(<Trips {...props} aiAssistantActiveConversationIndex={0} />);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(page.getByText('Second prompt')).toBeVisible();
});
