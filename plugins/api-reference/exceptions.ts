import type {DefaultedComponent} from './extract/program';

/** Components whose props can only be read with the defaults of their type parameters. */
export const componentsWithHiddenProps: readonly DefaultedComponent[] = [
  // Which props it has depends on a list of plugins, its second type parameter.
  {name: 'ChartsContainerPro', package: '@mui/x-charts-pro'},
  // The same under its older name.
  {name: 'ChartContainerPro', package: '@mui/x-charts-pro'},
];

/**
 * Props that the declarations document but that are not for readers: the packages' own components hand them to each
 * other, and their `propTypes` do not have them.
 */
export const propsForComposition: ReadonlySet<string> = new Set(['plugins', 'experimentalFeatures']);

/** Components whose `propTypes` are those of an older version: half of their props are missing. Read from types alone. */
export const componentsWithOldPropTypes: ReadonlySet<string> = new Set([
  'ChartsContainerPro',
  'ChartContainerPro',
]);

/** Hooks whose documentation does not say whether they are for readers. */
export const hooksWithPage: Readonly<Record<string, {page: boolean; reason: string}>> = {
  useGridApiContext: {page: true, reason: 'the way to the API object inside a slot'},
  useGridSelector: {page: true, reason: 'the way to the state inside a slot'},
  useGridRootProps: {page: true, reason: 'the props of the grid inside a slot'},
  useGridEvent: {page: true, reason: 'subscribes to the events on the events page'},
  usePickerTranslations: {page: true, reason: 'the texts of a picker inside a slot'},
  usePickerAdapter: {page: true, reason: 'the date adapter inside a slot'},
  useDateManager: {page: true, reason: 'the base of a field of one’s own'},
  useTimeManager: {page: true, reason: 'the base of a field of one’s own'},
  useDateTimeManager: {page: true, reason: 'the base of a field of one’s own'},
  useDateRangeManager: {page: true, reason: 'the base of a field of one’s own'},
  useTimeRangeManager: {page: true, reason: 'the base of a field of one’s own'},
  useDateTimeRangeManager: {page: true, reason: 'the base of a field of one’s own'},
  useTreeItem: {page: true, reason: 'the base of an item of one’s own'},
  useTreeItemUtils: {page: true, reason: 'interactions of an item of one’s own'},
  useTreeItemModel: {page: true, reason: 'the model of an item of one’s own'},
  useOnMount: {page: false, reason: 'a helper of the packages themselves'},
  useRunOnce: {page: false, reason: 'a helper of the packages themselves'},
};

/** Types that the rule would take or leave otherwise. */
export const typesWithPage: Readonly<Record<string, {page: boolean; reason: string}>> = {
  GridApi: {page: true, reason: 'the API object, which no prop names under this name'},
  GridRowSelectionModel: {
    page: true,
    reason: 'a model that the grid takes and gives back; it has no comment',
  },
  GridColumnVisibilityModel: {
    page: true,
    reason: 'a model that the grid takes and gives back; it has no comment',
  },
  GridCellModesModel: {page: true, reason: 'a model that the grid takes and gives back; it has no comment'},
  GridRowModesModel: {page: true, reason: 'a model that the grid takes and gives back; it has no comment'},
  GridAggregationModel: {page: true, reason: 'a model that the grid takes and gives back; it has no comment'},
  GridPivotModel: {page: true, reason: 'a model that the grid takes and gives back; it has no comment'},
  GridLogicOperator: {page: true, reason: 'an enumeration that the filter model takes'},
  GridColumnGroup: {page: true, reason: 'an entry of the column grouping model'},
  GridExperimentalFeatures: {page: false, reason: 'not stable'},
  GridExperimentalProFeatures: {page: false, reason: 'not stable'},
  GridExperimentalPremiumFeatures: {page: false, reason: 'not stable'},
  XAxis: {page: true, reason: 'depends on the scale, which hides its comments'},
  YAxis: {page: true, reason: 'depends on the scale, which hides its comments'},
  RadiusAxis: {page: true, reason: 'depends on the scale, which hides its comments'},
  RotationAxis: {page: true, reason: 'depends on the scale, which hides its comments'},
  PickerValidDate: {page: true, reason: 'the date type, set by the adapter'},
  DateValidationError: {page: true, reason: 'what `onError` gives'},
  TimeValidationError: {page: true, reason: 'what `onError` gives'},
  DateTimeValidationError: {page: true, reason: 'what `onError` gives'},
  TreeViewItemId: {page: true, reason: 'named by most props of the tree view'},
  TreeViewDefaultItemModelProperties: {page: true, reason: 'the form of an item'},
  TreeViewSelectionPropagation: {page: true, reason: 'an object that a prop takes'},
};

/** What replaces a deprecated name whose own comment names another successor. */
export const replacements: Readonly<Record<string, string>> = {
  // Its comment is that of `xAxisKey`.
  yAxisKey: 'yAxisId',
};

/** Classes that a component no longer lists as its own but that its elements still have: nothing is gone. */
export const classesStillThere: readonly {pattern: RegExp; reason: string}[] = [
  {
    pattern: /^Mui(?:BarElement|MarkElement|PieArc)-/,
    reason: 'deprecated for the classes of the whole chart, which stand beside them',
  },
  {
    pattern: /^Mui(?:DialogActions|FormControl|IconButton|InputBase|List|Select|SvgIcon|TextField)?-/,
    reason: 'classes of Material UI, which these components render as before',
  },
];
