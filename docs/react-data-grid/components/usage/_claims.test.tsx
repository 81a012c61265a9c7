import * as React from 'react';
import {DataGrid, ExportCsv, FilterPanelTrigger, Toolbar, type DataGridProps} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = [{id: 1, name: 'Oak'}];
const columns = [{field: 'name', width: 160}];

function Trees({toolbar, ...props}: Partial<DataGridProps> & {toolbar: React.JSXElementConstructor<object>}) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} slots={{toolbar}} showToolbar {...props} />
    </div>
  );
}

claim('place', 'a part outside of the grid throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<ExportCsv>Download</ExportCsv>)).rejects.toThrow(/inside the DataGrid/);
});

const Merged = () => (
  <Toolbar>
    <FilterPanelTrigger
      className="part"
      id="of-part"
      render={<button className="element" id="of-element" title="of element" />}
    >
      Filters
    </FilterPanelTrigger>
  </Toolbar>
);

claim('render', 'props of the part win over those of the element, and class names are merged', async () => {
  const screen = await render(<Trees toolbar={Merged} />);
  const button = screen.getByRole('button', {name: 'Filters'});
  await expect.element(button).toHaveAttribute('id', 'of-part');
  await expect.element(button).toHaveAttribute('class', 'element part');
  await expect.element(button).toHaveAttribute('title', 'of element');
  await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
});

const spy = vi.fn<(what: string) => void>();
const Handlers = () => (
  <Toolbar>
    <FilterPanelTrigger onClick={() => spy(document.querySelector('form') ? 'open' : 'clicked')}>
      Of the part
    </FilterPanelTrigger>
    <FilterPanelTrigger
      render={({touchRippleRef: _ripple, size: _size, startIcon: _icon, ...props}) => (
        <button {...props} onClick={() => spy('replaced')}>
          Replaced
        </button>
      )}
    />
  </Toolbar>
);

claim(
  'render',
  'onClick of the part runs besides the action, and one after the spread replaces it',
  async () => {
    const screen = await render(<Trees toolbar={Handlers} />);
    await screen.getByRole('button', {name: 'Replaced'}).click();
    expect(spy).toHaveBeenLastCalledWith('replaced');
    expect(document.querySelector('.MuiDataGrid-filterForm')).toBeNull();
    await screen.getByRole('button', {name: 'Of the part'}).click();
    expect(spy).toHaveBeenLastCalledWith('clicked');
    await expect.poll(() => document.querySelector('.MuiDataGrid-filterForm')).not.toBeNull();
  },
);

const Stateful = () => (
  <Toolbar>
    <FilterPanelTrigger className={({open, filterCount}) => `${open ? 'open' : 'closed'}-${filterCount}`}>
      Filters
    </FilterPanelTrigger>
  </Toolbar>
);

claim('state', 'className as a function gets the state of the part', async () => {
  const screen = await render(
    <Trees toolbar={Stateful} filterModel={{items: [{field: 'name', operator: 'contains', value: 'o'}]}} />,
  );
  const button = screen.getByRole('button', {name: 'Filters', exact: true});
  await expect.element(button).toHaveClass('closed-1');
  await button.click();
  await expect.element(button).toHaveClass('open-1');
});

claim('state', 'slotProps.baseButton reaches the parts', async () => {
  const screen = await render(<Trees toolbar={Stateful} slotProps={{baseButton: {title: 'All'}}} />);
  await expect.element(screen.getByRole('button', {name: 'Filters'})).toHaveAttribute('title', 'All');
});
