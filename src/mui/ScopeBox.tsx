import {styled} from '@mui/material/styles';

/** The box around live components: type, color and box model of their theme. */
export const ScopeBox = styled('div')(({theme}) => ({
  ...theme.typography.body1,
  minInlineSize: 0,
  color: theme.palette.text.primary,
  colorScheme: theme.palette.mode,
  // `:where`: with the weight of no class, so that a component's own styles win.
  ':where(&), :where(&) *, :where(&) *::before, :where(&) *::after': {
    boxSizing: 'border-box',
  },
}));
