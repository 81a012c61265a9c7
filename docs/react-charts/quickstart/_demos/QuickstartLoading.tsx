import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const stations = ['Harbour', 'Market', 'Park', 'Airport'] as const;
type Station = (typeof stations)[number];

const trips: Record<Station, number[]> = {
  Harbour: [120, 131, 128, 126, 164, 233, 218],
  Market: [98, 104, 110, 103, 121, 160, 142],
  Park: [],
  Airport: [61, 58, 60, 66, 92, 74, 81],
};

/** Stands for your server: it answers after a moment, and fails for the airport the first time. */
async function fetchTrips(station: Station, attempt: number): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (station === 'Airport' && attempt === 1) throw new Error('The airport is silent.');
  return trips[station];
}

type Request = {station: Station; attempt: number};
type Answer = {request?: Request; data: number[]; error?: string};

export default function QuickstartLoading() {
  const [request, setRequest] = React.useState<Request>({station: 'Harbour', attempt: 1});
  const [answer, setAnswer] = React.useState<Answer>({data: []});
  const {station, attempt} = request;

  React.useEffect(() => {
    let isCurrent = true;
    void fetchTrips(station, attempt)
      .then((data): Answer => ({data}))
      .catch((error: Error): Answer => ({data: [], error: error.message}))
      .then((next) => {
        if (isCurrent) setAnswer({...next, request});
      });
    return () => {
      isCurrent = false;
    };
  }, [request, station, attempt]);

  const retry = <Button onClick={() => setRequest({station, attempt: attempt + 1})}>Retry</Button>;
  const loading = answer.request !== request;
  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={station}
        onChange={(_event, next: Station | null) => next && setRequest({station: next, attempt: 1})}
        aria-label="Station"
      >
        {stations.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{height: 300, pt: 1}}>
        {answer.error && !loading ? (
          <Alert severity="error" action={retry}>
            {answer.error}
          </Alert>
        ) : (
          // #preview-start
          <BarChart
            loading={loading}
            xAxis={[{data: days}]}
            series={[{data: loading ? [] : answer.data}]}
            aria-label={`Bike trips per day from the station ${station}`}
          />
          // #preview-end
        )}
      </Box>
    </Box>
  );
}
