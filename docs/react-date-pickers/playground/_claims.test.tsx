import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import {claim} from '@site/tests/claims/claim';
import dayjs from 'dayjs';
import type {ComponentProps} from 'react';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import PlaygroundCalendar from './_demos/PlaygroundCalendar';
import controls from './_demos/PlaygroundClasses.controls';
import PlaygroundClasses from './_demos/PlaygroundClasses';

type Part = NonNullable<ComponentProps<typeof PlaygroundClasses>['part']>;

/** How many elements that can be seen have an outline; days of other months are transparent. */
const outlined = (color: string) =>
  [...document.querySelectorAll('*')]
    .map((each) => getComputedStyle(each))
    .filter(({outlineColor, opacity}) => outlineColor === color && opacity !== '0').length;

const parts = {
  header: 1,
  label: 1,
  switchViewButton: 1,
  weekDayLabel: 7,
  weekNumber: 5,
  weekContainer: 5,
  day: 31,
  selectedDay: 1,
  disabledDay: 3,
} satisfies Record<Part, number>;

for (const part of Object.keys(parts).filter((name): name is Part => name in parts)) {
  claim('classes', `the part ${part} selects ${parts[part]}`, async () => {
    expect(controls.part.options).toContain(part);
    await render(<PlaygroundClasses part={part} color="rgb(1, 2, 3)" />);
    expect(outlined('rgb(1, 2, 3)')).toBe(parts[part]);
  });
}

claim('calendar', 'six weeks, week numbers, days around, and no weekends', async () => {
  const screen = await render(<PlaygroundCalendar fixedWeekNumber={6} displayWeekNumber withoutWeekends />);
  expect(document.querySelectorAll('[role=rowheader]')).toHaveLength(6);
  expect(screen.getByRole('gridcell', {name: '26', exact: true}).element()).toHaveProperty('disabled', true);
  await screen.rerender(<PlaygroundCalendar openTo="year" yearsPerRow={4} yearsOrder="desc" />);
  await expect.poll(() => document.querySelector('[role=radio]')?.textContent).toBe('2032');
});

const widthOf = (selector: string) => {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element).borderTopWidth;
};

claim('popup', 'sx of a picker does not reach the popup, desktopPaper and layout do', async () => {
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        open
        value={dayjs('2025-07-24')}
        slotProps={{desktopPaper: {sx: {border: '7px solid'}}, layout: {sx: {border: '5px solid'}}}}
        sx={{'& .MuiPickersCalendarHeader-root': {border: '9px solid'}, border: '3px solid'}}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => widthOf('.MuiPickerPopper-paper')).toBe('7px');
  expect(widthOf('.MuiPickersLayout-root')).toBe('5px');
  expect(widthOf('.MuiPickersCalendarHeader-root')).toBe('0px');
  expect(widthOf('.MuiPickersTextField-root')).toBe('3px');
});

claim('popup', 'the theme reaches the popup through MuiPickerPopper and MuiPickersLayout', async () => {
  const theme = createTheme({
    components: {
      MuiPickerPopper: {styleOverrides: {paper: {border: '7px solid'}}},
      MuiPickersLayout: {styleOverrides: {root: {border: '5px solid'}}},
    },
  });
  await render(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker open value={dayjs('2025-07-24')} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect.poll(() => widthOf('.MuiPickerPopper-paper')).toBe('7px');
  expect(widthOf('.MuiPickersLayout-root')).toBe('5px');
});

claim('popup', 'mobilePaper and layout reach the dialog', async () => {
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        open
        value={dayjs('2025-07-24')}
        slotProps={{mobilePaper: {sx: {border: '7px solid'}}, layout: {sx: {border: '5px solid'}}}}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => widthOf('.MuiDialog-paper')).toBe('7px');
  expect(widthOf('.MuiPickersLayout-root')).toBe('5px');
});
