import {BarChart} from '@mui/x-charts/BarChart';

const outlined = {
  '@media (forced-colors: active)': {
    '&& text': {fill: 'CanvasText'},
    '&& line': {stroke: 'CanvasText'},
    '& rect.MuiBarElement-root': {stroke: 'CanvasText', strokeWidth: 2},
    '&:focus-visible': {outline: '2px solid Highlight'},
  },
};

export default function AccessibleForcedColors() {
  return (
    // #preview-start
    <BarChart
      height={260}
      sx={outlined}
      xAxis={[{data: ['Paper', 'Glass', 'Metal']}]}
      series={[{data: [48, 31, 17], barLabel: 'value', barLabelPlacement: 'outside'}]}
      yAxis={[{max: 60}]}
      aria-label="Recycled tons: paper 48, glass 31, metal 17"
    />
    // #preview-end
  );
}
