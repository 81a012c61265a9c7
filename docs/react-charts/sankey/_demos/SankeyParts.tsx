import {useTheme} from '@mui/material/styles';
import {ChartsSurface} from '@mui/x-charts-pro/ChartsSurface';
import {
  SankeyDataProvider,
  SankeyLinkPlot,
  SankeyNodePlot,
  SankeyTooltip,
  useSankeyLayout,
  useSankeyNodeHighlightState,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';

const links = [
  {source: 'Solar roof', target: 'House', value: 9},
  {source: 'Solar roof', target: 'Car', value: 7},
  {source: 'Grid', target: 'House', value: 3},
  {source: 'Grid', target: 'Heat pump', value: 6},
];

// #preview-start
/** Outside of the nodes: before the first column, after the last one. */
function NodeName({
  node: {id, label, value, depth, x0 = 0, x1 = 0, y0 = 0, y1 = 0},
}: {
  node: SankeyLayoutNode;
}) {
  const {palette} = useTheme();
  const isFaded = useSankeyNodeHighlightState(id) === 'faded';

  return (
    <text
      x={depth === 0 ? x0 - 8 : x1 + 8}
      y={(y0 + y1) / 2}
      direction="ltr"
      textAnchor={depth === 0 ? 'end' : 'start'}
      dominantBaseline="central"
      fontSize={14}
      fill={palette.text.primary}
      opacity={isFaded ? 0.3 : 1}
      pointerEvents="none"
    >
      {`${label} ${value}`}
    </text>
  );
}

function NodeNames() {
  const layout = useSankeyLayout();
  return layout?.nodes.map((node) => <NodeName key={node.id} node={node} />);
}

export default function SankeyParts() {
  return (
    <SankeyDataProvider
      height={240}
      margin={{left: 110, right: 110, top: 10, bottom: 10}}
      series={[{type: 'sankey', data: {links}, nodeOptions: {highlight: 'links', fade: 'global'}}]}
    >
      <ChartsSurface aria-label="Energy of a day in kWh: 16 from the solar roof, 9 from the grid, 12 to the house">
        <SankeyLinkPlot />
        <SankeyNodePlot />
        <NodeNames />
      </ChartsSurface>
      <SankeyTooltip />
    </SankeyDataProvider>
  );
}
// #preview-end
