import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  type ChartsColorPaletteCallback,
} from '@mui/x-charts/colorPalettes';

const ownColors: ChartsColorPaletteCallback = (mode) =>
  mode === 'dark' ? ['#80cbc4', '#ffcc80', '#f48fb1'] : ['#00796b', '#ef6c00', '#ad1457'];

const palettes = new Map([
  ['Blueberry', blueberryTwilightPalette],
  ['Mango', mangoFusionPalette],
  ['Fiesta', cheerfulFiestaPalette],
  ['Own', ownColors],
]);

export default function OverviewColors() {
  const [name, setName] = useState('Own');
  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        aria-label="Palette"
        onChange={(_, next: string | null) => setName(next ?? name)}
      >
        {[...palettes.keys()].map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #preview-start */}
      <div role="img" aria-label="Freight by rail, road and water, 2023 to 2025">
        <BarChart
          height={280}
          colors={palettes.get(name)}
          xAxis={[{scaleType: 'band', data: ['2023', '2024', '2025']}]}
          series={[
            {label: 'Rail', data: [48, 53, 59]},
            {label: 'Road', data: [61, 57, 52]},
            {label: 'Water', data: [12, 14, 13]},
          ]}
        />
      </div>
      {/* #preview-end */}
    </Stack>
  );
}
