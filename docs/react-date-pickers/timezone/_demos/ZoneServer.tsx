import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZoneServer() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.tz('2025-06-10T01:00', 'Asia/Shanghai'));
  const date = value?.isValid() ? value : null;

  // #preview-start
  const texts = {
    'toISOString()': date?.toISOString(),
    'format()': date?.format(),
    "format('YYYY-MM-DD')": date?.format('YYYY-MM-DD'),
    'unix()': date?.unix(),
  };
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 312}}>
        <DateTimePicker label="Delivery, Shanghai" value={value} onChange={setValue} />
        <Table size="small">
          <TableBody>
            {Object.entries(texts).map(([method, text]) => (
              <TableRow key={method}>
                <TableCell component="th" scope="row">
                  <code>{method}</code>
                </TableCell>
                <TableCell sx={{wordBreak: 'break-word'}}>{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}
