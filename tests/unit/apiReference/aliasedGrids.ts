/** A grid and its pro package, installed under other names. */
export const aliasedGrids: Readonly<Record<string, string>> = {
  'grid-old/index.d.ts': `export * from './DataGrid'; export * from './parts';`,
  'grid-old/parts/index.d.ts': `
import * as React from 'react';
import type {GridTexts} from '../locales';
export interface GridCellProps {
  column: number;
}
export declare function GridCell(props: GridCellProps): React.JSX.Element;
export declare function GridCloseIcon(props: {title?: string}): React.JSX.Element;
/** @ignore - do not document. */
export declare function GridHidden(props: {title?: string}): React.JSX.Element;
export declare class GridRowsError extends Error {
  /** What was asked for. */
  readonly params: GridRowsParams;
  private readonly secret: string;
}
export interface GridRowsParams {
  start: number;
}
export interface GridCellOverrides {}
declare function useRows(): {failed?: GridRowsError; cell: GridCellProps; texts: GridTexts; more: GridCellOverrides};
export {useRows};
export declare function useOnMount(): void;`,
  'grid-old/parts/index.js': `
export function GridCell() { return null; }
export function GridCloseIcon() { return null; }
export function GridHidden() { return null; }`,
  'grid-old/locales/index.d.ts': `
export interface GridTexts {
  /** The title. */
  title: string;
}`,
  'grid-old/DataGrid/index.d.ts': `export * from './DataGrid'; export * from './gridClasses'; export * from './types';`,
  'grid-old/DataGrid/types.d.ts': `
export type Row = any;
type Mode = 'client' | 'server';
export type GridEditMode = 'cell' | 'row';
export interface GridColumnTypes {
  string: 'string';
  number: 'number';
}
export type GridColType = GridColumnTypes[keyof GridColumnTypes];
/** What a column holds. */
export type GridValueOf<T extends GridColType> = T extends 'number' ? number : GridEditMode;
/** Where a cell is. */
export interface GridCellParams<V = unknown> {
  /** The value. */
  value: V;
  field: string;
}
export interface DataGridSlots {
  /**
   * The footer.
   * @default GridFooter
   */
  footer: React.ElementType;
}
interface Base<TValue> {
  /**
   * Called with the value.
   * @param {TValue} value The value.
   * @param {GridCellParams} params Where it is.
   */
  onPick?: (value: TValue, params: GridCellParams<TValue>) => void;
}
export interface DataGridProps<R extends Row = any> extends Base<string | null> {
  /** The rows. */
  rows: readonly R[];
  /**
   * Who filters.
   * @default "client"
   */
  filterMode?: Mode;
  /** What is edited at once. */
  editModes?: readonly GridEditMode[];
  /** What a column holds. */
  columnType?: GridColType;
  /** The first value. */
  first?: GridValueOf<'number'>;
  /**
   * Older.
   * @deprecated Use \`filterMode\` instead.
   */
  filterOn?: Mode;
  className?: string;
  slots?: Partial<DataGridSlots>;
  slotProps?: {footer?: {dense: boolean}};
  classes?: Partial<import('./gridClasses').GridClasses>;
}
export {};`,
  'grid-old/DataGrid/gridClasses.d.ts': `
export interface GridClasses {
  /** Styles of the root. */
  root: string;
  /** Styles when selected. */
  selected: string;
  /** Styles of the footer. */
  footer: string;
}`,
  'grid-old/DataGrid/gridClasses.js': `
export const gridClasses = generateUtilityClasses('MuiDataGrid', ['root', 'selected', 'footer']);`,
  'grid-old/DataGrid/DataGrid.d.ts': `import * as React from 'react';
import {DataGridProps} from './types';
/** Shows rows. */
export declare const DataGrid: <R>(
  props: DataGridProps<R> & React.RefAttributes<HTMLDivElement>,
) => React.JSX.Element;
/** Reads the mode. */
export declare function useMode(options: UseModeOptions): UseModeReturn;
export interface UseModeOptions {
  /** Whose. */
  of: string;
}
export interface UseModeReturn {
  /** The mode. */
  mode: string;
}`,
  'grid-old/DataGrid/DataGrid.js': `
const DataGridRaw = function DataGrid() { return null; };
export const DataGrid = React.memo(React.forwardRef(DataGridRaw));
DataGridRaw.propTypes = {
  className: PropTypes.string,
  /** What is edited at once. */
  editModes: PropTypes.arrayOf(PropTypes.oneOf(['cell', 'row'])),
  /** What a column holds. */
  columnType: PropTypes.oneOf(['string', 'number']),
  /** The first value. */
  first: PropTypes.number,
  /** Who filters.
   * @default "client" */
  filterMode: PropTypes.oneOf(['client', 'server']),
  /** Older.
   * @deprecated Use \`filterMode\` instead. */
  filterOn: PropTypes.oneOf(['client', 'server']),
  /** Called with the value.
   * @param {TValue} value The value.
   * @param {GridCellParams} params Where it is. */
  onPick: PropTypes.func,
  /** The rows. */
  rows: PropTypes.array.isRequired,
};`,
  'grid-old/themeAugmentation/index.d.ts': `export interface DataGridComponentsPropsList { MuiDataGrid: import('../DataGrid').DataGridProps }`,
  'grid-pro-old/index.d.ts': `import * as React from 'react';
import {DataGridProps} from '@mui/x-data-grid';
export * from '@mui/x-data-grid';
export interface DataGridProProps<R = any> extends DataGridProps<R> {
  /** Groups rows. */
  treeData?: boolean;
}
/** Shows more rows. */
export declare const DataGridPro: <R>(props: DataGridProProps<R>) => React.JSX.Element;
declare module '@mui/x-data-grid' {
  interface GridCellParams<V> {
    /** The group. */
    group?: string;
  }
}`,
  'grid-pro-old/index.js': `
export function DataGridPro() { return null; }`,
};

/** The set that these packages are read as. */
export const aliasedSet = {
  id: 'old',
  packages: {'@mui/x-data-grid': 'grid-old', '@mui/x-data-grid-pro': 'grid-pro-old'},
};
