import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Article {
  id: number;
  article: string;
  price: number;
}

const articles: Article[] = [
  {id: 1, article: 'Notebook', price: 4.5},
  {id: 2, article: 'Fountain pen', price: 29},
  {id: 3, article: 'Ink, blue', price: 6.2},
];

const columns: GridColDef<Article>[] = [
  {field: 'article', headerName: 'Article', minWidth: 140, flex: 1, editable: true},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true},
];

/** Stands for your server: it rounds prices, and rejects those above 100. */
async function putArticle(article: Article): Promise<Article> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (article.price > 100) throw new Error('A price above 100 € needs an approval.');
  return {...article, price: Math.round(article.price * 10) / 10};
}

export default function SaveOnServer() {
  const [rows, setRows] = React.useState(articles);
  const [problem, setProblem] = React.useState('');

  // #preview-start
  const save = async (edited: Article) => {
    const saved = await putArticle(edited);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setProblem('');
    return saved;
  };

  return (
    <Stack spacing={1} sx={{height: 324}}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={save}
        onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
        label="Stationery"
      />
      <Alert severity={problem ? 'error' : 'info'} role="status">
        {problem || 'Set a price of 7.77, then one of 120.'}
      </Alert>
    </Stack>
  );
  // #preview-end
}
