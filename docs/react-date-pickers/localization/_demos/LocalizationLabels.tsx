import {useState, type ReactNode} from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {deDE, frFR, jaJP, zhCN} from '@mui/material/locale';

const packs = {German: deDE, French: frFR, Japanese: jaJP, Chinese: zhCN};
type Language = keyof typeof packs;

function Labels() {
  const texts = useTheme().components;
  const rows: [string, ReactNode][] = [
    ['Breadcrumbs', texts?.MuiBreadcrumbs?.defaultProps?.expandText],
    ['TablePagination', texts?.MuiTablePagination?.defaultProps?.labelRowsPerPage],
    ['Rating', texts?.MuiRating?.defaultProps?.getLabelText?.(4)],
    ['Autocomplete', texts?.MuiAutocomplete?.defaultProps?.openText],
    ['Alert', texts?.MuiAlert?.defaultProps?.closeText],
    ['Pagination', texts?.MuiPagination?.defaultProps?.getItemAriaLabel?.('page', 2, false)],
  ];
  return (
    <Typography component="div" variant="body2">
      {rows.map(([component, text]) => (
        <div key={component}>
          {component}: <b>{text ?? 'not in this pack'}</b>
        </div>
      ))}
    </Typography>
  );
}

export default function LocalizationLabels() {
  const [language, setLanguage] = useState<Language>('German');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, next: Language | null) => setLanguage(next ?? language)}
      >
        {Object.keys(packs).map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #preview-start */}
      <ThemeProvider theme={(outer) => createTheme(outer, packs[language])}>
        <Breadcrumbs maxItems={2} aria-label="Path">
          {['Berlin', 'Mitte', 'Museum'].map((place) => (
            <span key={place}>{place}</span>
          ))}
        </Breadcrumbs>
        <Rating name="museum-rating" defaultValue={4} />
        <Autocomplete
          options={[]}
          size="small"
          renderInput={(props) => <TextField {...props} label="City" />}
        />
        <Alert onClose={() => {}}>Tickets sent</Alert>
        <Pagination count={3} size="small" />
        <TablePagination component="div" count={95} page={0} rowsPerPage={10} onPageChange={() => {}} />
        <Labels />
      </ThemeProvider>
      {/* #preview-end */}
    </Stack>
  );
}
