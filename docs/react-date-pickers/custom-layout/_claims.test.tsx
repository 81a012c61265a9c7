import GlobalStyles from '@mui/material/GlobalStyles';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker, type StaticDatePickerProps} from '@mui/x-date-pickers/StaticDatePicker';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const start = dayjs('2025-09-12');
const items = [{label: 'In a week', getValue: () => start.add(1, 'week')}];

const Desktop = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" defaultValue={start} {...props} />
  </LocalizationProvider>
);

const Static = (props: StaticDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <StaticDatePicker defaultValue={start} {...props} />
  </LocalizationProvider>
);

const rect = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element.getBoundingClientRect();
};
const shortcuts = () => rect(`.${pickersLayoutClasses.shortcuts}`);
const content = () => rect(`.${pickersLayoutClasses.contentWrapper}`);
const background = (selector: string) => {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element).backgroundColor;
};

claim('move', 'shortcuts stand before the calendar, and below it with another row and column', async () => {
  const screen = await render(<Static slotProps={{shortcuts: {items}}} />);
  expect(shortcuts().right).toBeLessThanOrEqual(content().left);
  const below = {
    [`.${pickersLayoutClasses.shortcuts}`]: {gridColumn: '1 / 4', gridRow: 3},
    [`.${pickersLayoutClasses.contentWrapper}`]: {gridColumn: '1 / 4'},
  };
  await screen.rerender(<Static slotProps={{shortcuts: {items}, layout: {sx: below}}} />);
  await expect.poll(() => shortcuts().top >= content().bottom).toBe(true);
});

const red = 'rgb(255, 0, 0)';
const ownSx = {[`& .${pickersLayoutClasses.contentWrapper}`]: {bgcolor: red}};

claim('move', 'sx of a picker does not reach its popup, that of a static picker does', async () => {
  const screen = await render(<Desktop open sx={ownSx} />);
  const wrapper = `.${pickersLayoutClasses.contentWrapper}`;
  await expect.poll(() => document.querySelector(wrapper)).not.toBeNull();
  expect(background(wrapper)).not.toBe(red);
  await screen.unmount();
  await render(<Static sx={ownSx} />);
  expect(background(wrapper)).toBe(red);
});

claim('move', 'a global style of one class loses', async () => {
  await render(
    <>
      <GlobalStyles styles={{[`.${pickersLayoutClasses.actionBar}`]: {gridRow: 1}}} />
      <Static />
    </>,
  );
  expect(rect(`.${pickersLayoutClasses.actionBar}`).top).toBeGreaterThanOrEqual(content().bottom);
});

claim(
  'landscape',
  'orientation places the toolbar beside the calendar, except for hours to seconds',
  async () => {
    const toolbar = {hidden: false};
    const screen = await render(<Desktop open orientation="landscape" slotProps={{toolbar}} />);
    await expect.poll(() => document.querySelector(`.${pickersLayoutClasses.landscape}`)).not.toBeNull();
    expect(rect('.MuiPickersToolbar-root').right).toBeLessThanOrEqual(content().left);
    await screen.unmount();
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopTimePicker
          open
          views={['hours', 'minutes', 'seconds']}
          orientation="landscape"
          slotProps={{toolbar}}
        />
      </LocalizationProvider>,
    );
    await expect.poll(() => document.querySelector(`.${pickersLayoutClasses.root}`)).not.toBeNull();
    expect(
      document.querySelector(`.${pickersLayoutClasses.root}.${pickersLayoutClasses.landscape}`),
    ).toBeNull();
  },
);

const Own = (props: PickersLayoutProps<Dayjs | null>) => {
  const {toolbar, content: views, actionBar, ownerState} = usePickerLayout(props);
  return (
    <PickersLayoutRoot className={props.className} ownerState={ownerState}>
      {toolbar}
      {views}
      {actionBar}
    </PickersLayoutRoot>
  );
};

claim('component', 'parts that you leave out are not rendered', async () => {
  const screen = await render(<Static slots={{layout: Own}} slotProps={{shortcuts: {items}}} />);
  expect(screen.getByRole('button', {name: 'OK'}).query()).not.toBeNull();
  expect(screen.getByRole('button', {name: 'In a week'}).query()).toBeNull();
  expect(screen.getByRole('grid').query()).not.toBeNull();
});

claim(
  'component',
  'a layout of its own has neither the least width nor the background of a static picker',
  async () => {
    const screen = await render(<Static className="picker" />);
    expect(getComputedStyle(document.querySelector('.picker') ?? document.body).minWidth).toBe('320px');
    expect(background('.picker')).toBe('rgb(255, 255, 255)');
    await screen.rerender(<Static className="picker" slots={{layout: Own}} />);
    expect(getComputedStyle(document.querySelector('.picker') ?? document.body).minWidth).not.toBe('320px');
    expect(background('.picker')).toBe('rgba(0, 0, 0, 0)');
  },
);

claim('component', 'usePickerLayout throws outside a picker', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Own />
      </LocalizationProvider>,
    ),
  ).rejects.toThrow(/usePickerContext/);
});

claim('accessibility', 'the calendar has the focus, although the shortcuts come before it', async () => {
  await render(<Desktop open slotProps={{shortcuts: {items}}} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('12');
  const chip = document.querySelector('.MuiChip-root');
  expect(
    Boolean(
      chip && chip.compareDocumentPosition(document.activeElement ?? chip) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBe(true);
});

claim('accessibility', 'shortcuts are on the left of right-to-left pages, too', async () => {
  await render(
    <ThemeProvider theme={createTheme({direction: 'rtl'})}>
      <div dir="rtl" style={{width: 600}}>
        <Static slotProps={{shortcuts: {items}}} />
      </div>
    </ThemeProvider>,
  );
  expect(shortcuts().right).toBeLessThanOrEqual(content().left);
});
