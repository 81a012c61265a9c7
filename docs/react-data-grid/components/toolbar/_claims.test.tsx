import * as React from 'react';
import {DataGrid, Toolbar, ToolbarButton, type DataGridProps} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, name: 'Oak'},
  {id: 2, name: 'Elm'},
];
const columns = [{field: 'name', width: 160}];

function Trees(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

function ThreeButtons() {
  return (
    <Toolbar>
      <ToolbarButton aria-label="First" />
      <ToolbarButton aria-label="Second" disabled />
      <ToolbarButton aria-label="Third" />
    </Toolbar>
  );
}

claim('lead', 'a toolbar of your own is not rendered without showToolbar', async () => {
  const screen = await render(<Trees slots={{toolbar: ThreeButtons}} />);
  expect(screen.getByRole('toolbar').query()).toBeNull();
  await screen.rerender(<Trees slots={{toolbar: ThreeButtons}} showToolbar />);
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
});

claim('options', 'without CSV and printing, the export button disappears', async () => {
  const toolbar = {csvOptions: {disableToolbarButton: true}, printOptions: {disableToolbarButton: true}};
  const screen = await render(<Trees showToolbar slotProps={{toolbar}} />);
  await expect.element(screen.getByRole('button', {name: 'Columns'})).toBeVisible();
  expect(screen.getByRole('button', {name: 'Export'}).query()).toBeNull();
});

claim('custom', 'a ToolbarButton outside of a Toolbar throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Lone = () => <ToolbarButton aria-label="Lone" />;
  await expect(render(<Trees slots={{toolbar: Lone}} showToolbar />)).rejects.toThrow(/<Toolbar \/>/);
});

/** Defines its toolbar on each render. */
function InlineToolbar() {
  const [text, setText] = React.useState('');
  const Inline = () => (
    <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
  );
  return <Trees slots={{toolbar: Inline}} showToolbar />;
}

claim('props', 'a field in a toolbar that is defined inside loses focus after a key', async () => {
  const screen = await render(<InlineToolbar />);
  await screen.getByLabelText('Note').click();
  await userEvent.keyboard('oak');
  await expect.element(screen.getByLabelText('Note')).toHaveValue('o');
  await expect.element(screen.getByLabelText('Note')).not.toHaveFocus();
});

claim('accessibility', 'one tab stop; the arrow keys go around and skip disabled buttons', async () => {
  const screen = await render(<Trees slots={{toolbar: ThreeButtons}} showToolbar />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', {name: 'First'})).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', {name: 'Third'})).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', {name: 'First'})).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('columnheader')).toHaveFocus();
});
