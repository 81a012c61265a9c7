import * as React from 'react';
import Typography from '@mui/material/Typography';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

const links = [
  {source: 'Salary', target: 'Budget', value: 3200},
  {source: 'Side job', target: 'Budget', value: 600},
  {source: 'Budget', target: 'Rent', value: 1300},
  {source: 'Budget', target: 'Food', value: 700},
  {source: 'Budget', target: 'Savings', value: 1800},
];

// #preview-start
export default function SankeyClick() {
  const [text, setText] = React.useState('Select a node or a flow');

  return (
    <div>
      <SankeyChart
        height={240}
        series={{
          data: {links},
          valueFormatter: (value) => `${value} €`,
          nodeOptions: {highlight: 'links', fade: 'global'},
          linkOptions: {highlight: 'links', fade: 'global'},
        }}
        onNodeClick={(_event, {node}) => setText(`${node.label}: ${node.value} €`)}
        onLinkClick={(_event, {sourceId, targetId, link}) =>
          setText(`${sourceId} to ${targetId}: ${link.value} €`)
        }
        aria-label="A budget of 3,800 €: rent 1,300 €, food 700 €, savings 1,800 €"
      />
      <Typography role="status" sx={{height: 24}}>
        {text}
      </Typography>
    </div>
  );
}
// #preview-end
