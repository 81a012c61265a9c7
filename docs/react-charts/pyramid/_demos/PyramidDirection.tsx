import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const needs = [
  {value: 1, label: 'Purpose'},
  {value: 2, label: 'Esteem'},
  {value: 3, label: 'Belonging'},
  {value: 4, label: 'Safety'},
];

export default function PyramidDirection() {
  const [down, setDown] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        sx={{height: 40}}
        control={<Switch checked={down} onChange={(_event, checked) => setDown(checked)} />}
        label="Point down"
      />
      {/* #preview-start */}
      <FunnelChart
        height={240}
        series={[
          {
            curve: 'step-pyramid',
            funnelDirection: down ? 'decreasing' : 'increasing',
            sectionLabel: false,
            data: needs,
          },
        ]}
        categoryAxis={{categories: needs.map((need) => need.label), size: 90}}
        hideLegend
        aria-label="Four levels of needs: purpose, esteem, belonging, safety"
      />
      {/* #preview-end */}
    </div>
  );
}
