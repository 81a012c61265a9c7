import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const systems = [
  ['Persian (Jalali)', 'en-u-ca-persian'],
  ['Hijri (Umm al-Qura)', 'en-u-ca-islamic-umalqura'],
  ['Buddhist', 'en-u-ca-buddhist'],
] as const;

const inSystem = (day: Dayjs, locale: string) =>
  day.toDate().toLocaleDateString(locale, {day: 'numeric', month: 'long', year: 'numeric'});
// #preview-end

export default function SystemsOneDay() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-03-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 312}}>
        <DatePicker label="Day of travel" value={day} onChange={setDay} />
        <Table size="small">
          <TableBody>
            {systems.map(([name, locale]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{day?.isValid() ? inSystem(day, locale) : '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}
