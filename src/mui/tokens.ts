/**
 * The design tokens but for the colors (`colors.ts`): the one source of the site's look, for style sheets
 * (`tokensToCss`) and for both themes of the component library. No import of packages, so that build configuration can
 * read it. Apart, because what the browser takes of one module, every page that takes any of it takes.
 */

/** Corner radii in px: `inline` is the library's default, `frame` the site's own. */
export const radii = {inline: 4, small: 6, control: 8, frame: 12, sheet: 16};

/** Spacing unit in px. */
export const spacingUnit = 8;

/** Stacking order. */
export const layers = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
};

/** Durations of transitions in ms. */
export const durations = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
};

/** Movement of the frame: changes of color, menus, drawers in ms, and how they go. */
export const motion = {color: '90ms', menu: '150ms', drawer: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)'};

/** Typefaces: those of the reader's system. */
export const fonts = {
  // The library's, with the system's own before the generic one: for Chinese the generic one is taller than the room
  // that an axis of a chart has, and the labels would not be drawn.
  demo: '"Roboto", "Helvetica", "Arial", system-ui, sans-serif',
  text: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace',
};

/** Font sizes in px of the component library: base, and the `html` element's. */
export const fontSizes = {base: 14, html: 16};

/** Height of the header in px. */
export const headerHeight = 60;
