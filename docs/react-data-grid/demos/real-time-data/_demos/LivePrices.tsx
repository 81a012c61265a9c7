import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';
import {createMarket, type Stock} from './market';

const prices = new Intl.NumberFormat('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const percents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const counts = new Intl.NumberFormat('en-US');

/** How often ticks arrive, in ms. */
const interval = 100;

/** A small line of the latest prices. The numbers beside it say the same. */
const Trend = React.memo(function Trend({latest}: {latest: readonly number[]}) {
  const low = Math.min(...latest);
  const range = Math.max(...latest) - low || 1;
  const points = latest.map((price, index) => `${index * 4},${22 - ((price - low) / range) * 20}`);

  return (
    <svg width={80} height={24} aria-hidden>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
});

const columns: GridColDef<Stock>[] = [
  {field: 'symbol', headerName: 'Symbol', width: 90},
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    // A new key is a new element, whose animation starts again.
    renderCell: ({row}) => (
      <span key={row.moves} className={row.moves === 0 ? undefined : 'flash'}>
        {prices.format(row.price)}
      </span>
    ),
  },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percents.format(value),
  },
  {
    field: 'latest',
    headerName: 'Trend',
    width: 100,
    sortable: false,
    filterable: false,
    disableExport: true,
    display: 'flex',
    renderCell: ({row}) => <Trend latest={row.latest} />,
  },
  {field: 'company', headerName: 'Company', minWidth: 150, flex: 1},
  {field: 'sector', headerName: 'Sector', width: 110},
];

const initialState = {pinnedColumns: {left: ['symbol']}};

const flash = {
  '@keyframes flash': {
    from: {backgroundColor: 'rgba(255, 180, 0, 0.6)'},
    to: {backgroundColor: 'transparent'},
  },
  '& .flash': {animation: 'flash 800ms', borderRadius: 1, px: 0.5},
  '@media (prefers-reduced-motion: reduce)': {'& .flash': {animation: 'none'}},
};

export default function LivePrices() {
  const apiRef = useGridApiRef();
  const [market] = React.useState(() => createMarket(10_000));
  const [isRunning, setIsRunning] = React.useState(false);
  const [perSecond, setPerSecond] = React.useState(60);
  const [received, setReceived] = React.useState(0);

  // #preview-start
  React.useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const ticks = market.nextTicks((perSecond * interval) / 1000);
      apiRef.current?.updateRows(ticks);
      setReceived((count) => count + ticks.length);
    }, interval);
    return () => clearInterval(timer);
  }, [apiRef, market, isRunning, perSecond]);
  // #preview-end

  return (
    <Box sx={{height: 560, display: 'flex', flexDirection: 'column', gap: 1}}>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center', pt: 1}}>
        <Button
          variant="contained"
          startIcon={isRunning ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => setIsRunning(!isRunning)}
          sx={{minWidth: 100}}
        >
          {isRunning ? 'Pause' : 'Start'}
        </Button>
        <TextField
          select
          size="small"
          label="Per second"
          value={perSecond}
          onChange={({target}) => setPerSecond(Number(target.value))}
          sx={{width: 100}}
        >
          {[60, 300, 1200].map((count) => (
            <MenuItem key={count} value={count}>
              {counts.format(count)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2">{`${counts.format(received)} updates`}</Typography>
      </Stack>
      {/* #preview-start */}
      <DataGridPro
        apiRef={apiRef}
        rows={market.stocks}
        columns={columns}
        throttleRowsMs={200}
        initialState={initialState}
        label="Stocks"
        showToolbar
        density="compact"
        sx={flash}
      />
      {/* #preview-end */}
    </Box>
  );
}
