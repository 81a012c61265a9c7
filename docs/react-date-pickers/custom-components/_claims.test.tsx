import Fade from '@mui/material/Fade';
import type {TransitionProps} from '@mui/material/transitions';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker, type MobileDatePickerProps} from '@mui/x-date-pickers/MobileDatePicker';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimePickerToolbar} from '@mui/x-date-pickers/TimePicker';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {useEffect, useState} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const start = dayjs('2025-09-12');

const Desktop = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" defaultValue={start} {...props} />
  </LocalizationProvider>
);

const Mobile = (props: MobileDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <MobileDatePicker label="Day" defaultValue={start} {...props} />
  </LocalizationProvider>
);

const dialog = () => document.querySelector('[role=dialog]');

claim('props', 'slotProps.day as a function receives the day', async () => {
  const day = vi.fn<(date: string) => object>(() => ({}));
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={start}
        slotProps={{day: (owner) => day(dayjs(owner.day).format('YYYY-MM-DD'))}}
      />
    </LocalizationProvider>,
  );
  expect(day).toHaveBeenCalledWith('2025-09-30');
});

for (const [what, popper, expected] of [
  ['an object is used', {className: 'mine'}, true],
  ['a function is ignored', () => ({className: 'mine'}), false],
] as const) {
  claim('popup', `slotProps.popper: ${what}`, async () => {
    const screen = await render(<Desktop slotProps={{popper}} />);
    await screen.getByRole('button').click();
    await expect.poll(dialog).not.toBeNull();
    expect(document.querySelector('.mine') !== null).toBe(expected);
  });
}

claim('popup', 'slots.desktopTransition is not rendered, slots.mobileTransition is', async () => {
  const used = vi.fn();
  const Own = ({children, ...props}: TransitionProps) => {
    useEffect(used);
    return (
      <Fade {...props}>
        <div>{children}</div>
      </Fade>
    );
  };
  const screen = await render(<Desktop open slots={{desktopTransition: Own}} />);
  await expect.poll(dialog).not.toBeNull();
  expect(used).not.toHaveBeenCalled();
  await screen.unmount();
  await render(<Mobile open slots={{mobileTransition: Own}} />);
  await expect.poll(() => used.mock.calls.length).toBeGreaterThan(0);
});

const month = () => document.querySelector('.month')?.textContent;
const Header = ({currentMonth, onMonthChange}: PickersCalendarHeaderProps) => (
  <div>
    <span className="month">{currentMonth.format('YYYY-MM')}</span>
    <button type="button" onClick={() => onMonthChange(currentMonth.add(1, 'month'))}>
      Next
    </button>
  </div>
);

claim('header', 'a header of your own can leave the range of maxDate', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={start} maxDate={start} views={['day']} slots={{calendarHeader: Header}} />
    </LocalizationProvider>,
  );
  expect(month()).toBe('2025-09');
  await screen.getByRole('button', {name: 'Next'}).click();
  await expect.poll(month).toBe('2025-10');
});

claim('toolbar', 'desktop pickers hide the toolbar until hidden is false', async () => {
  const screen = await render(<Desktop open />);
  await expect.poll(dialog).not.toBeNull();
  expect(document.querySelector('.MuiPickersToolbar-root')).toBeNull();
  await screen.rerender(<Desktop open slotProps={{toolbar: {hidden: false}}} />);
  await expect.poll(() => document.querySelector('.MuiPickersToolbar-root')).not.toBeNull();
});

for (const [what, hasId] of [
  ['with titleId, the dialog has its name', true],
  ['without titleId, the dialog has none', false],
] as const) {
  claim('toolbar', what, async () => {
    const Toolbar = ({titleId}: {titleId?: string}) => <p {...(hasId && {id: titleId})}>Return by</p>;
    const screen = await render(<Mobile open slots={{toolbar: Toolbar}} />);
    await expect.poll(dialog).not.toBeNull();
    expect(screen.getByRole('dialog', {name: 'Return by'}).query() !== null).toBe(hasId);
  });
}

for (const [importance, accepts] of [
  ['set', 0],
  ['accept', 1],
] as const) {
  claim('action-bar', `setValue with '${importance}' fires onAccept ${accepts} times`, async () => {
    const onChange = vi.fn<(day?: number) => void>();
    const onAccept = vi.fn();
    const Bar = () => {
      const {value, setValue} = usePickerContext();
      return (
        <button
          type="button"
          onClick={() => setValue(value?.add(1, 'week') ?? null, {changeImportance: importance})}
        >
          Later
        </button>
      );
    };
    const screen = await render(
      <Desktop
        closeOnSelect={false}
        slots={{actionBar: Bar}}
        onChange={(value: Dayjs | null) => onChange(value?.date())}
        onAccept={onAccept}
      />,
    );
    await screen.getByRole('button').click();
    await screen.getByRole('button', {name: 'Later'}).click();
    expect(onChange.mock.calls).toEqual([[19]]);
    expect(onAccept).toHaveBeenCalledTimes(accepts);
    await expect.poll(() => dialog() === null).toBe(accepts === 1);
  });
}

claim('stable', 'an inline component is mounted again by each change of state', async () => {
  const mounted = vi.fn();
  const Field = () => {
    useEffect(() => {
      mounted();
    }, []);
    return <input aria-label="Note" />;
  };
  const Page = () => {
    const [note, setNote] = useState('');
    return (
      <>
        <button type="button" onClick={() => setNote(`${note}.`)}>
          Render
        </button>
        <Desktop open slots={{actionBar: () => <Field />}} slotProps={{desktopTrapFocus: {open: false}}} />
      </>
    );
  };
  const screen = await render(<Page />);
  await expect.poll(() => mounted.mock.calls.length).toBe(1);
  screen
    .getByRole('button', {name: 'Render'})
    .element()
    .dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await expect.poll(() => mounted.mock.calls.length).toBe(2);
});

claim('hooks', 'usePickerContext throws outside of a picker, also in a calendar', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const InHeader = () => <p>{usePickerContext().variant}</p>;
  await expect(
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar slots={{calendarHeader: InHeader}} />
      </LocalizationProvider>,
    ),
  ).rejects.toThrow(/usePickerContext.*inside the context of a Picker/);
  const screen = await render(<Desktop open slots={{calendarHeader: InHeader}} />);
  await expect.element(screen.getByText('desktop')).toBeInTheDocument();
});

claim(
  'toolbars',
  'a built-in toolbar renders in a slot, and the one for times does not use toolbarFormat',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticTimePicker
          defaultValue={start.hour(10).minute(20)}
          slots={{
            toolbar: (props) => (
              <div className="own">
                <TimePickerToolbar {...props} />
              </div>
            ),
          }}
          slotProps={{toolbar: {toolbarFormat: 'YYYY'}}}
        />
      </LocalizationProvider>,
    );
    expect(document.querySelector('.own')?.textContent).toContain('10:20');
    expect(error.mock.calls.flat()).toContain('toolbarFormat');
  },
);
