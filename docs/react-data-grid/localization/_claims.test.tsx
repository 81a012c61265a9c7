import {createTheme, ThemeProvider} from '@mui/material/styles';
import {frFR as materialFrench} from '@mui/material/locale';
import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const {enUS, frFR, heIL, hyAM} = locales;
const frenchTexts = {...frFR.components.MuiDataGrid.defaultProps.localeText};
const columns = [
  {field: 'name', width: 120},
  {field: 'size', type: 'number', width: 120},
] as const;
const rows = [{id: 1, name: 'Oak', size: 1234.5}];

function Trees(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const packNames = Object.keys(locales).filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name));

claim('lead', 'there are 40 packs', () => {
  expect(packNames).toHaveLength(40);
});

claim('theme', 'a pack in the theme translates the grids of all plans', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <ThemeProvider theme={createTheme({}, frFR)}>
      <Trees />
      <div style={{width: 600, height: 300}}>
        <DataGridPro rows={[]} columns={columns} />
      </div>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText(frenchTexts.paginationRowsPerPage ?? '')).toBeVisible();
  await expect.element(screen.getByText(frenchTexts.noRowsLabel ?? '')).toBeVisible();
});

claim('theme', 'localeText on a grid replaces the texts of the theme', async () => {
  const screen = await render(
    <ThemeProvider theme={createTheme({}, frFR)}>
      <Trees localeText={{noRowsLabel: 'Empty'}} rows={[]} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Empty')).toBeVisible();
  await expect.element(screen.getByText('Rows per page:')).toBeVisible();
});

claim('pagination', 'the pack of Material UI has no effect; a key that a pack lacks is English', async () => {
  const screen = await render(
    <ThemeProvider theme={createTheme({}, materialFrench)}>
      <Trees />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Rows per page:')).toBeVisible();
  await screen.rerender(<Trees localeText={hyAM.components.MuiDataGrid.defaultProps.localeText} />);
  await expect.element(screen.getByText('Rows per page:')).toBeVisible();
});

claim('values', 'numbers follow the browser, not the pack', async () => {
  const screen = await render(<Trees localeText={frenchTexts} />);
  await expect.element(screen.getByText('1,234.5')).toBeVisible();
});

claim('rtl', 'the first column is on the right, and the left arrow moves to the next cell', async () => {
  const screen = await render(
    <ThemeProvider theme={createTheme({direction: 'rtl'}, heIL)}>
      <div dir="rtl">
        <Trees />
      </div>
    </ThemeProvider>,
  );
  await screen.getByText('Oak').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('gridcell', {name: '1,234.5'})).toHaveFocus();
});

claim('limitations', 'four packs have every key', () => {
  const wanted = Object.keys(enUS.components.MuiDataGrid.defaultProps.localeText);
  const complete = Object.entries(locales).flatMap(([name, pack]) => {
    if (!packNames.includes(name) || !('components' in pack)) return [];
    const texts = pack.components.MuiDataGrid.defaultProps.localeText;
    return wanted.every((key) => key in texts) ? [name] : [];
  });
  expect(complete.sort()).toEqual(['caES', 'enUS', 'esES', 'ptPT']);
});
