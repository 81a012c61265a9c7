import {useState} from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const members = [268, 281, 290, 277, 304, 298, 251];
const dayPasses = [52, 63, 61, 61, 98, 219, 238];

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

export default function QuickstartTooltip() {
  const [trigger, setTrigger] = useState<Trigger>('axis');
  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <FormControl variant="standard" sx={{maxWidth: 200}}>
        <InputLabel htmlFor="tooltip-trigger">Tooltip trigger</InputLabel>
        <NativeSelect
          id="tooltip-trigger"
          value={trigger}
          onChange={(event) => setTrigger(triggers.find((name) => name === event.target.value) ?? 'axis')}
        >
          {triggers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <div role="img" aria-label="Bike trips per day, by members and with day passes">
        <BarChart
          height={320}
          xAxis={[{scaleType: 'band', data: days}]}
          series={[
            {data: members, label: 'Members'},
            {data: dayPasses, label: 'Day passes'},
          ]}
          // #preview-start
          tooltip={{trigger}}
          margin={{top: 20, bottom: 80}}
          slotProps={{legend: {position: {vertical: 'bottom', horizontal: 'middle'}}}}
          // #preview-end
        />
      </div>
    </Stack>
  );
}
