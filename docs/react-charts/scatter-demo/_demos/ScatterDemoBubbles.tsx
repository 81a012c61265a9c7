import {ScatterChart, ScatterMarker, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';

// From the largest bubble to the smallest, so that small ones stay in front.
const products = [
  {id: 'Laptops', x: 14, y: 4, revenue: 920},
  {id: 'Phones', x: 9, y: 11, revenue: 780},
  {id: 'Monitors', x: 22, y: 7, revenue: 310},
  {id: 'Headphones', x: 31, y: 18, revenue: 240},
  {id: 'Tablets', x: 12, y: -6, revenue: 190},
  {id: 'Keyboards', x: 38, y: 3, revenue: 70},
  {id: 'Cables', x: 46, y: 9, revenue: 40},
];

// #preview-start
/** The area of a bubble, not its radius, is in proportion to the value. */
function Bubble(props: ScatterMarkerProps) {
  const revenue = products[props.dataIndex]?.revenue ?? 0;
  return (
    <g fillOpacity={0.65}>
      <ScatterMarker {...props} size={Math.sqrt(revenue)} />
    </g>
  );
}

export default function ScatterDemoBubbles() {
  return (
    <ScatterChart
      height={320}
      disableVoronoi
      xAxis={[{label: 'Margin (%)', min: 0, max: 50}]}
      yAxis={[{label: 'Growth (%)', min: -12, max: 24}]}
      series={[
        {
          data: products,
          highlightScope: {highlight: 'item', fade: 'global'},
          valueFormatter: (point, {dataIndex}) =>
            point && `${point.id}: €${products[dataIndex]?.revenue},000, growth ${point.y}%`,
        },
      ]}
      slots={{marker: Bubble}}
      grid={{horizontal: true, vertical: true}}
      aria-label="Growth against margin of seven products, sized by revenue"
      desc="Laptops have the largest revenue, headphones the largest growth; tablets shrink."
    />
  );
}
// #preview-end
