import {Gauge} from '@mui/x-charts/Gauge';

export default function GaugeBasic() {
  return (
    // #preview-start
    <Gauge value={72} height={180} aria-label="Battery" />
    // #preview-end
  );
}
