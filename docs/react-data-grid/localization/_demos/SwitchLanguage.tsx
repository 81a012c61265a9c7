import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {deDE, enUS, zhCN} from '@mui/x-data-grid/locales';

const rows = [
  {id: 1, product: 'A4-80', stock: 12500},
  {id: 2, product: 'A4-120', stock: 3100},
];

// #preview-start
const languages = {
  en: {name: 'English', pack: enUS, product: 'Product', stock: 'In stock'},
  de: {name: 'Deutsch', pack: deDE, product: 'Papier', stock: 'Total'},
  zh: {name: '中文', pack: zhCN, product: '产品', stock: '库存'},
};

type Language = keyof typeof languages;
const codes: Language[] = ['en', 'de', 'zh'];

function columnsOf(code: Language): GridColDef[] {
  const numbers = new Intl.NumberFormat(code);
  const {product, stock} = languages[code];
  return [
    {field: 'product', headerName: product, minWidth: 110, flex: 1},
    {
      field: 'stock',
      headerName: stock,
      type: 'number',
      width: 140,
      valueFormatter: (value: number) => numbers.format(value),
    },
  ];
}

export default function SwitchLanguage() {
  const [code, setCode] = React.useState<Language>('de');
  const columns = React.useMemo(() => columnsOf(code), [code]);
  const {pack} = languages[code];

  return (
    <Stack spacing={1} sx={{height: 262}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={code}
        onChange={(_event, next: Language | null) => next && setCode(next)}
      >
        {codes.map((each) => (
          <ToggleButton key={each} value={each} lang={each}>
            {languages[each].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={pack.components.MuiDataGrid.defaultProps.localeText}
        checkboxSelection
        aria-label="Paper"
      />
    </Stack>
  );
}
// #preview-end
