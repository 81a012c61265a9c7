import {LineChart} from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const home = [12, 19, 27, 24, 31, 38, 35, 44, 52, 49];
const guests = [9, 14, 22, 29, 33, 30, 37, 41, 40, 47];

export default function LinesMarks() {
  return (
    // #preview-start
    <div role="img" aria-label="Points of both teams in ten rounds; the home team has its best in round nine">
      <LineChart
        height={300}
        xAxis={[{data: rounds, label: 'Round', tickMinStep: 1}]}
        yAxis={[{label: 'Points'}]}
        series={[
          {
            data: home,
            label: 'Home team',
            // Only the best round gets a mark.
            showMark: ({value}) => value === Math.max(...home),
          },
          {data: guests, label: 'Guests'},
        ]}
        slotProps={{mark: {shape: 'diamond'}}}
      />
    </div>
    // #preview-end
  );
}
