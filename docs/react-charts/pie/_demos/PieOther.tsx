import {PieChart, type PieSeries} from '@mui/x-charts/PieChart';

const languages: PieSeries['data'] = [
  {id: 'es', value: 388, label: 'Spanish'},
  {id: 'ja', value: 31, label: 'Japanese'},
  {id: 'fr', value: 240, label: 'French'},
  {id: 'sv', value: 14, label: 'Swedish'},
  {id: 'it', value: 152, label: 'Italian'},
  {id: 'fi', value: 9, label: 'Finnish'},
];

// #preview-start
const large = languages.filter(({value}) => value >= 50);
const rest = languages.filter(({value}) => value < 50);
const slices = [
  ...[...large].sort((a, b) => b.value - a.value),
  {
    id: 'other',
    value: rest.reduce((sum, {value}) => sum + value, 0),
    label: `Other (${rest.length})`,
    color: '#90a4ae',
  },
];
// #preview-end

export default function PieOther() {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[{data: slices}]}
      aria-label="Course bookings: Spanish 388, French 240, Italian 152, three others together 54"
    />
    // #preview-end
  );
}
