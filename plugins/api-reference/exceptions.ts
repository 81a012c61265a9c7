import type {DefaultedType} from './extract/program';

/** Types whose members can only be read with the defaults of their type parameters, and the pages that show them. */
export const typesWithHiddenMembers: readonly DefaultedType[] = [
  // Which props it has depends on a list of plugins, its second type parameter.
  {name: 'ChartsContainerPro', type: 'ChartsContainerProProps', package: '@mui/x-charts-pro'},
  // The same under its older name.
  {name: 'ChartContainerPro', type: 'ChartContainerProProps', package: '@mui/x-charts-pro'},
  // Its members depend on the scale and on the props of the axis.
  {name: 'AxisConfig', type: 'AxisConfig', package: '@mui/x-charts'},
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

/** An export that has no page, though readers can import it. */
export interface LeftOut {
  kind: 'component' | 'hook' | 'type';
  /** Matches the whole name. */
  pattern: RegExp;
  reason: string;
}

/**
 * Every exported component and hook has a page, and so has every exported type that the reference names: but for these,
 * and for those whose comment says `@ignore` or `@internal`. `npx docusaurus api:report` lists them one by one. A line that
 * leaves out nothing, in no version, fails the test.
 */
export const leftOut: readonly LeftOut[] = [
  {
    kind: 'component',
    pattern:
      /Grid(?!ColumnUnsorted|ColumnHeaderSort)\w+Icon|GridKeyboardArrowRight|TreeView(?:Expand|Collapse)Icon/,
    reason: 'an icon, which nothing is written about: the default of a slot, with the props of an icon',
  },
  {
    kind: 'component',
    pattern: /GridContextProvider/,
    reason: 'takes the private API object: a part of the grid itself',
  },
  {
    kind: 'hook',
    pattern: /useGrid(?:Virtualization|ApiMethod|Logger|NativeEventListener)|unstable_useGridPivoting/,
    reason: 'takes the private API object: a part of the grid itself',
  },
  {
    kind: 'hook',
    pattern:
      /useOnMount|useRunOnce|useRunOncePerLoop|useFirstRender|useUtilityClasses|useMaterialCSSVariables/,
    reason: 'a helper of the packages themselves',
  },
  {
    kind: 'hook',
    pattern:
      /useChart(?:CartesianAxis|ClosestPoint|Highlight|Interaction|PolarAxis|ProExport|ProZoom|Tooltip|VisibilityManager|ZAxis)/,
    reason: 'a plugin that the container of a chart runs: no component calls it',
  },
  {
    kind: 'type',
    pattern: /\w+Overrides/,
    reason: 'empty: made for applications that add to it by module augmentation',
  },
  {
    kind: 'type',
    pattern: /\w+Signatures?/,
    reason: 'describes a plugin of the packages, which applications do not write',
  },
  {
    kind: 'type',
    pattern: /\w*Private\w*|\w+InternalCache/,
    reason: 'the inside of the packages',
  },
  {kind: 'type', pattern: /GridExperimental\w*Features/, reason: 'not stable'},
];

/** The reason why an export has no page; `undefined` for one that may have one. */
export function reasonToLeaveOut(kind: LeftOut['kind'], name: string): string | undefined {
  return leftOut.find((each) => each.kind === kind && matchesWhole(each, name))?.reason;
}

/** Whether a line of {@link leftOut} is about a name. */
export function matchesWhole({pattern}: LeftOut, name: string): boolean {
  return new RegExp(`^(?:${pattern.source})$`).test(name);
}

/** Types whose members are those of a component or of another type: they are described there. */
export const describedAt: Readonly<Record<string, string>> = {
  GridApiCommon: 'GridApi',
  GridClasses: 'DataGrid',
  GridSlotProps: 'DataGrid',
  GridSlots: 'DataGrid',
  GridSlotsComponent: 'DataGrid',
  GridSlotsComponentsProps: 'DataGrid',
  GridProSlotsComponent: 'DataGridPro',
  GridPremiumSlotsComponent: 'DataGridPremium',
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
