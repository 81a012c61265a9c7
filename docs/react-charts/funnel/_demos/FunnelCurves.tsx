import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {FunnelChart, type FunnelCurveType} from '@mui/x-charts-pro/FunnelChart';

const curves: FunnelCurveType[] = ['linear', 'linear-sharp', 'bump', 'step'];

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');

  return (
    <div>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={curve}
        onChange={(_event, next: FunnelCurveType | null) => next && setCurve(next)}
        aria-label="Curve"
        sx={{height: 40}}
      >
        {curves.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none', px: 1}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #preview-start */}
      <FunnelChart
        height={260}
        gap={4}
        series={[
          {
            curve,
            variant: 'outlined',
            layout: 'horizontal',
            data: [
              {value: 980, label: 'Leads'},
              {value: 610, label: 'Demos'},
              {value: 290, label: 'Trials'},
              {value: 120, label: 'Contracts'},
            ],
          },
        ]}
        categoryAxis={{categories: ['Leads', 'Demos', 'Trials', 'Contracts']}}
        hideLegend
        aria-label="Sales: 980 leads, 610 demos, 290 trials, 120 contracts"
      />
      {/* #preview-end */}
    </div>
  );
}
