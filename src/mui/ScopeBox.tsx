import {styled} from '@mui/material/styles';

/** The box around live components: type, color and box model of their theme. */
export const ScopeBox = styled('div')(({theme}) => ({
  ...theme.typography.body1,
  minInlineSize: 0,
  color: theme.palette.text.primary,
  colorScheme: theme.palette.mode,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // A grid cuts a text of the other direction at that text's own end; on which side it lies, its cells say.
  '&[dir="rtl"] :is(.MuiDataGrid-cell, .MuiDataGrid-cell *, .MuiDataGrid-columnHeaderTitle)': {
    unicodeBidi: 'plaintext',
  },
  // The library leaves the number of rows of a page without a sign of focus.
  '& .MuiTablePagination-select:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
  },
  // `:where`: with the weight of no class, so that a component's own styles win.
  ':where(&), :where(&) *, :where(&) *::before, :where(&) *::after': {
    boxSizing: 'border-box',
  },
}));
