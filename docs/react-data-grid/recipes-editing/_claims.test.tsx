import {DataGrid, type DataGridProps, type GridColDef} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import BulkSave from './_demos/BulkSave';
import EditInDialog from './_demos/EditInDialog';
import EditSelected from './_demos/EditSelected';
import LinkedOptions from './_demos/LinkedOptions';
import SelectOneClick from './_demos/SelectOneClick';
import ToggleInCell from './_demos/ToggleInCell';
import UndoEdit from './_demos/UndoEdit';

const isEditing = () => document.querySelector('.MuiDataGrid-cell--editing') !== null;

/** What the rows show from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].flatMap(({textContent}) => textContent || []).join(' '),
  );

claim('one-click-select', 'a click opens the list, a choice saves, Escape keeps the value', async () => {
  const screen = await render(<SelectOneClick />);
  await screen.getByText('In review').click();
  await screen.getByRole('option', {name: 'Done'}).click();
  await expect.poll(isEditing).toBe(false);
  await expect.poll(shown).toContain('Wrong tax on invoices Done Paul');
  await screen.getByText('Paul').click();
  await expect.element(screen.getByRole('option', {name: 'Mira'})).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isEditing).toBe(false);
  await expect.poll(shown).toContain('Wrong tax on invoices Done Paul');
});

claim('one-click-select', 'a click in the list also fires onCellClick, unless it is stopped', async () => {
  const select: GridColDef = {
    field: 'state',
    type: 'singleSelect',
    valueOptions: ['On', 'Off'],
    editable: true,
  };
  for (const stops of [false, true]) {
    const onCellClick = vi.fn<NonNullable<DataGridProps['onCellClick']>>();
    const stop = {baseSelect: {onClick: (event: {stopPropagation: () => void}) => event.stopPropagation()}};
    const screen = await render(
      <DataGrid
        rows={[{id: 1, state: 'On'}]}
        columns={[select]}
        onCellClick={onCellClick}
        slotProps={stops ? stop : undefined}
      />,
    );
    await screen.getByText('On', {exact: true}).dblClick();
    onCellClick.mockReset();
    await screen.getByRole('option', {name: 'Off'}).click();
    expect(onCellClick).toHaveBeenCalledTimes(stops ? 0 : 1);
    await screen.unmount();
  }
});

claim('switch', 'Space toggles, and the arrow keys move on', async () => {
  const screen = await render(<ToggleInCell />);
  const weather = screen.getByRole('switch', {name: 'Weather is active'});
  await weather.click();
  await expect.element(weather).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(weather).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('switch', {name: 'Traffic is active'})).toHaveFocus();
});

claim('dependent', 'another house clears the room, and offers its own rooms', async () => {
  const screen = await render(<LinkedOptions />);
  await screen.getByText('Lighthouse').dblClick();
  await screen.getByRole('option', {name: 'Mill'}).click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(shown).toContain('Fischer Mill');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', {name: 'Garden'})).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(3);
});

claim('bulk-save', 'drafts are counted, removed when equal, discarded, and saved', async () => {
  const screen = await render(<BulkSave />);
  await screen.getByText('95').dblClick();
  await userEvent.keyboard('5{Enter}');
  await expect.element(screen.getByText('Unsaved rows: 1')).toBeVisible();
  await screen.getByText('955').dblClick();
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.element(screen.getByText('No changes')).toBeVisible();
  await screen.getByText('60').dblClick();
  await userEvent.keyboard('5{Enter}');
  await expect.poll(shown).toContain('Beech stool 605');
  await screen.getByRole('button', {name: 'Discard'}).click();
  await expect.poll(shown).toContain('Beech stool 60');
  await screen.getByText('60').dblClick();
  await userEvent.keyboard('5{Enter}');
  await screen.getByRole('button', {name: 'Save all'}).click();
  await expect.element(screen.getByText('No changes')).toBeVisible();
  await expect.poll(shown).toContain('Beech stool 605');
});

claim('edit-selected', 'select all, then all but one', async () => {
  const screen = await render(<EditSelected />);
  await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
  await screen.getByRole('button', {name: 'Set to Shipped'}).click();
  await expect.element(screen.getByText('3 changed to Shipped.')).toBeVisible();
  await screen.getByRole('checkbox').nth(1).click();
  await screen.getByRole('button', {name: 'Set to Packed'}).click();
  await expect.element(screen.getByText('2 changed to Packed.')).toBeVisible();
  expect(shown()).toEqual(['Graz, 2.1 kg Shipped', 'Turin, 0.8 kg Packed', 'Lyon, 5.4 kg Packed']);
});

claim('undo', 'each edit can be undone, the last one first', async () => {
  const screen = await render(<UndoEdit />);
  await screen.getByText('11', {exact: true}).dblClick();
  await userEvent.keyboard('5{Enter}');
  await screen.getByText('6', {exact: true}).dblClick();
  await userEvent.keyboard('0{Enter}');
  await expect.poll(shown).toEqual(['Interviews 60', 'Wireframes 115', 'Usability test 4']);
  await screen.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(shown).toEqual(['Interviews 6', 'Wireframes 115', 'Usability test 4']);
  await screen.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(shown).toEqual(['Interviews 6', 'Wireframes 11', 'Usability test 4']);
});

claim('dialog', 'the form changes the row', async () => {
  const screen = await render(<EditInDialog />);
  await screen.getByRole('menuitem', {name: 'Edit Jan Novak'}).click();
  await screen.getByRole('textbox', {name: 'City'}).fill('Olomouc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toContain('Jan Novak Olomouc');
});
