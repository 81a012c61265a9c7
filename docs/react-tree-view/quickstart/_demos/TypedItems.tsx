import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #preview-start
interface Employee {
  staffNo: number;
  name: string;
  onLeave: boolean;
  reports?: Employee[];
}

const getItemId = (employee: Employee) => String(employee.staffNo);
const getItemLabel = (employee: Employee) => employee.name;
const getItemChildren = (employee: Employee) => employee.reports;
const isItemDisabled = (employee: Employee) => employee.onLeave;
// #preview-end

const team: Employee[] = [
  {
    staffNo: 1,
    name: 'Ines Duarte',
    onLeave: false,
    reports: [
      {staffNo: 7, name: 'Omar Reed', onLeave: false},
      {staffNo: 9, name: 'Lena Berg', onLeave: true},
    ],
  },
];

export default function TypedItems() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Team"
        items={team}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['1']}
      />
      {/* #preview-end */}
    </Box>
  );
}
