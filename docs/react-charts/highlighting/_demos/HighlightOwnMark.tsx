import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {useItemHighlighted, useXScale, useYScale} from '@mui/x-charts/hooks';

const rooms = ['Hall', 'Studio', 'Library'];
const guests = [180, 45, 60];
const seats = [220, 60, 64];

// #preview-start
function Seats({dataIndex}: {dataIndex: number}) {
  const {isHighlighted, isFaded} = useItemHighlighted({seriesId: 'guests', dataIndex});
  const {palette} = useTheme();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return (
    <rect
      x={x(rooms[dataIndex] ?? '')}
      width={x.bandwidth()}
      y={y(seats[dataIndex] ?? 0)}
      height={y(0) - y(seats[dataIndex] ?? 0)}
      fill="none"
      stroke={palette.text.primary}
      strokeWidth={isHighlighted ? 3 : 1}
      opacity={isFaded ? 0.3 : 1}
      pointerEvents="none"
    />
  );
}

export default function HighlightOwnMark() {
  return (
    <BarChart
      height={260}
      xAxis={[{data: rooms}]}
      yAxis={[{label: 'Guests (outline: seats)', max: 240, width: 65}]}
      series={[{id: 'guests', data: guests, highlightScope: {highlight: 'item', fade: 'global'}}]}
      aria-label="Guests of seats: hall 180 of 220, studio 45 of 60, library 60 of 64"
    >
      {rooms.map((room, index) => (
        <Seats key={room} dataIndex={index} />
      ))}
    </BarChart>
  );
}
// #preview-end
