import type {} from '@mui/x-data-grid/themeAugmentation';
import type {ThemePart} from './buildTheme';

/**
 * Default props that make the components of demos small or dense, and the data grid compact. Fields become small
 * instead of getting dense margins, so that no demo outgrows its box.
 */
export const denseComponents: ThemePart['components'] = {
  MuiButton: {defaultProps: {size: 'small'}},
  MuiFilledInput: {defaultProps: {margin: 'dense'}},
  MuiFormControl: {defaultProps: {size: 'small'}},
  MuiFormHelperText: {defaultProps: {margin: 'dense'}},
  MuiIconButton: {defaultProps: {size: 'small'}},
  MuiInputBase: {defaultProps: {margin: 'dense'}},
  MuiInputLabel: {defaultProps: {margin: 'dense'}},
  MuiListItem: {defaultProps: {dense: true}},
  MuiOutlinedInput: {defaultProps: {margin: 'dense'}},
  MuiFab: {defaultProps: {size: 'small'}},
  MuiTable: {defaultProps: {size: 'small'}},
  MuiTextField: {defaultProps: {size: 'small'}},
  MuiToolbar: {defaultProps: {variant: 'dense'}},
  MuiDataGrid: {defaultProps: {density: 'compact'}},
};
