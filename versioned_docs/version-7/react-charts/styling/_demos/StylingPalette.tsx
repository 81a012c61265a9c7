import {BarChart} from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
};

interface StylingPaletteProps {
  palette?: keyof typeof palettes;
}

export default function StylingPalette({palette = 'mangoFusion'}: StylingPaletteProps) {
  return (
    // #preview-start
    <div role="img" aria-label="Books sold by genre as paperback, hardcover and e-book">
      <BarChart
        height={280}
        colors={palettes[palette]}
        xAxis={[{scaleType: 'band', data: ['Paperback', 'Hardcover', 'E-book']}]}
        series={[
          {data: [820, 410, 655], label: 'Crime'},
          {data: [540, 290, 480], label: 'Fantasy'},
          {data: [370, 350, 190], label: 'History'},
          {data: [610, 120, 330], label: 'Travel'},
        ]}
      />
    </div>
    // #preview-end
  );
}
