import type {OldPackagesName} from './oldPackages';

/**
 * Names that only packages before those of the version before have. Pages that say `olderNames` may write them in code;
 * `npm run verify -- oldPackages` finds those that the packages do not have.
 */
export const oldNames: Readonly<Partial<Record<OldPackagesName, readonly string[]>>> = {
  v6: [
    'GridGroupingValueGetterParams',
    'GridNativeColTypes',
    'GridPinnedPosition',
    'GridRenderedRowsIntervalChangeParams',
    'GridRootContainerRef',
    'GridValueFormatterParams',
    'GridValueGetterParams',
    'GridValueSetterParams',
    'MuiDataGrid-cell--withRenderer',
    'MuiDataGrid-cellContent',
    'MuiDataGrid-columnGroupHeader',
    'MuiDataGrid-columnHeader--showColumnBorder',
    'MuiDataGrid-columnHeaderDropZone',
    'MuiDataGrid-columnHeadersInner',
    'MuiDataGrid-columnHeadersInner--scrollable',
    'MuiDataGrid-columnsPanel',
    'MuiDataGrid-columnsPanelRow',
    'MuiDataGrid-pinnedColumnHeaders',
    'MuiDataGrid-pinnedColumnHeaders--left',
    'MuiDataGrid-pinnedColumnHeaders--right',
    'MuiDataGrid-pinnedColumns--left',
    'MuiDataGrid-pinnedColumns--right',
    'gridDensityValueSelector',
    'unstable_getAllGroupDetails',
    'unstable_getCellSelectionModel',
    'unstable_getColumnGroupPath',
    'unstable_getRowInternalSizes',
    'unstable_getSelectedCellsAsArray',
    'unstable_isCellSelected',
    'unstable_selectCellRange',
    'unstable_setCellSelectionModel',
    'unstable_setRowHeight',
  ],
};
