import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker, type DateRangePickerProps} from '@mui/x-date-pickers-pro/DateRangePicker';
import {claim} from '@site/tests/claims/claim';
import {isInvalid, section, text, type} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ControlledValue from './_demos/ControlledValue';
import ShowErrors from './_demos/ShowErrors';

const Picker = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" {...props} />
  </LocalizationProvider>
);

const silent = () => vi.spyOn(console, 'error').mockReturnValue();
const helperText = () => document.querySelector('.MuiFormHelperText-root')?.textContent;

claim('controlled', 'onChange gives null, a valid date, and an invalid one', async () => {
  const screen = await render(<ControlledValue />);
  await expect.element(screen.getByText('Value: 2026-03-12')).toBeVisible();
  await userEvent.click(section('Day'));
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText('Value: empty or incomplete')).toBeVisible();
  await userEvent.keyboard('31');
  await expect.element(screen.getByText('Value: 2026-03-31')).toBeVisible();
  await type('Month', '02');
  await expect.element(screen.getByText('Value: no such date')).toBeVisible();
});

claim(
  'limit-the-dates',
  'a disabled date that users type arrives as a valid value, with a reason',
  async () => {
    const onChange = vi.fn<(day?: string) => void>();
    const onError = vi.fn<(code: string | null) => void>();
    const screen = await render(
      <Picker
        defaultValue={dayjs('2026-06-10')}
        shouldDisableDate={(day: Dayjs) => day.date() === 13}
        onChange={(value) => onChange(value?.isValid() ? value.format('YYYY-MM-DD') : undefined)}
        onError={(code) => onError(code)}
      />,
    );
    expect(onError).not.toHaveBeenCalled();
    await type('Day', '13');
    await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-06-13']);
    await expect.poll(() => onError.mock.lastCall).toEqual(['shouldDisableDate']);
    await expect.poll(isInvalid).toBe(true);
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('gridcell', {name: '13', exact: true})).toBeDisabled();
  },
);

claim('show-errors', 'onError gives one code at a time, also for the first value', async () => {
  await render(<ShowErrors />);
  await expect.poll(helperText).toBe('We do not collect on weekends.');
  await type('Month', '05');
  await expect.poll(helperText).toBe('The first collection is on June 1.');
  await type('Day', '30');
  await expect.poll(helperText).toBe('We do not collect on weekends.');
  await type('Month', '02');
  await expect.poll(helperText).toBe('There is no such date.');
});

claim('pick-a-range', 'onError gives a pair, and invalidRange for an end before the start', async () => {
  silent();
  const onError = vi.fn<(codes: readonly (string | null)[]) => void>();
  const Range = (props: DateRangePickerProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Stay" onError={(codes) => onError(codes)} {...props} />
    </LocalizationProvider>
  );
  const [first, second] = [dayjs('2026-10-05'), dayjs('2026-10-08')];
  const screen = await render(<Range value={[second, first]} />);
  await expect.poll(() => onError.mock.lastCall).toEqual([['invalidRange', 'invalidRange']]);
  await screen.rerender(<Range value={[first, second]} minDate={dayjs('2026-10-06')} />);
  await expect.poll(() => onError.mock.lastCall).toEqual([['minDate', null]]);
});

claim(
  'when-something-does-not-work',
  'without a provider, and with a Date for Day.js, a picker throws',
  async () => {
    silent();
    const ofAnotherLibrary: object = {value: new Date(2026, 2, 12)};
    await expect(render(<DesktopDatePicker />)).rejects.toThrow(
      'Can not find the date and time pickers localization context.',
    );
    await expect(render(<Picker {...ofAnotherLibrary} />)).rejects.toThrow('value.isValid is not a function');
  },
);

claim(
  'when-something-does-not-work',
  'a value that was undefined logs a message, and the date does not appear',
  async () => {
    const error = silent();
    const screen = await render(<Picker value={undefined} />);
    await screen.rerender(<Picker value={dayjs('2026-03-12')} />);
    await expect.poll(() => String(error.mock.calls)).toContain('to be controlled');
    expect(text()).toBe('');
  },
);
