import Typography from '@mui/material/Typography';
import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

export default function GaugeArc() {
  return (
    <div>
      <Typography component="div" id="storage" align="center" sx={{height: 24}}>
        Storage used
      </Typography>
      {/* #preview-start */}
      <Gauge
        value={384}
        valueMax={512}
        height={160}
        startAngle={-110}
        endAngle={110}
        cornerRadius="50%"
        innerRadius="75%"
        text={({value, valueMax}) => `${value} of\n${valueMax} GB`}
        sx={{[`& .${gaugeClasses.valueText}`]: {fontSize: 18}}}
        aria-labelledby="storage"
        aria-valuetext="384 of 512 gigabytes"
      />
      {/* #preview-end */}
    </div>
  );
}
