import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

interface Article {
  id: number;
  article: string;
  price: number;
}

const articles: Article[] = [
  {id: 1, article: 'Oak table', price: 420},
  {id: 2, article: 'Ash chair', price: 95},
  {id: 3, article: 'Beech stool', price: 60},
];

const columns: GridColDef<Article>[] = [
  {field: 'article', headerName: 'Article', minWidth: 130, flex: 1, editable: true},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110, editable: true},
];

/** Stands for a request that saves several rows at once. */
const putArticles = (_changed: Article[]) => new Promise((resolve) => setTimeout(resolve, 800));

export default function BulkSave() {
  // #preview-start
  const [saved, setSaved] = React.useState(articles);
  const [drafts, setDrafts] = React.useState<ReadonlyMap<number, Article>>(new Map());
  const [isSaving, setIsSaving] = React.useState(false);
  const rows = React.useMemo(() => saved.map((row) => drafts.get(row.id) ?? row), [saved, drafts]);

  const keepDraft = (edited: Article) => {
    const before = saved.find(({id}) => id === edited.id);
    const isChanged = before?.article !== edited.article || before.price !== edited.price;
    setDrafts((current) => {
      const next = new Map(current).set(edited.id, edited);
      if (!isChanged) next.delete(edited.id);
      return next;
    });
    return edited;
  };

  const saveAll = async () => {
    if (drafts.size === 0 || isSaving) return;
    setIsSaving(true);
    await putArticles([...drafts.values()]);
    setSaved(rows);
    setDrafts(new Map());
    setIsSaving(false);
  };
  // #preview-end

  const count = drafts.size;
  return (
    <Stack spacing={1} sx={{height: 330}}>
      <Box sx={{height: 267, [`& .${gridClasses.row}.draft`]: {fontStyle: 'italic', fontWeight: 700}}}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={isSaving}
          isCellEditable={() => !isSaving}
          processRowUpdate={keepDraft}
          getRowClassName={({row}) => (drafts.has(row.id) ? 'draft' : '')}
          label="Price list"
        />
      </Box>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
        <Button variant="contained" onClick={saveAll}>
          Save all
        </Button>
        <Button disabled={isSaving} onClick={() => setDrafts(new Map())}>
          Discard
        </Button>
        <Typography role="status" variant="body2">
          {count === 0 ? 'No changes' : `Unsaved rows: ${count}`}
        </Typography>
      </Stack>
    </Stack>
  );
}
