import {useState} from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {deDE, frFR, jaJP, zhCN} from '@mui/material/locale';

const packs = {Deutsch: deDE, Français: frFR, 日本語: jaJP, 中文: zhCN};
type Language = keyof typeof packs;

export default function LocalizationLabels() {
  const [language, setLanguage] = useState<Language>('Deutsch');
  const [stars, setStars] = useState<number | null>(4);
  const [isSent, setIsSent] = useState(true);
  const [page, setPage] = useState(0);

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
          <span>Germany</span>
          <span>Berlin</span>
          <span>Museum</span>
        </Breadcrumbs>
        <Rating name="museum-rating" value={stars} onChange={(_, next) => setStars(next)} />
        <Autocomplete
          options={['Berlin', 'Hamburg', 'Leipzig']}
          size="small"
          renderInput={(props) => <TextField {...props} label="Museum city" />}
        />
        {isSent && <Alert onClose={() => setIsSent(false)}>Museum tickets sent</Alert>}
        <TablePagination
          component="div"
          count={95}
          page={page}
          rowsPerPage={10}
          onPageChange={(_, next) => setPage(next)}
        />
      </ThemeProvider>
      {/* #preview-end */}
    </Stack>
  );
}
