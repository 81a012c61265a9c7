import * as React from 'react';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Book {
  id: number;
  title: string;
  author: string;
  pages: number;
}

const rows: Book[] = [
  {id: 1, title: 'Emma', author: 'Jane Austen', pages: 474},
  {id: 2, title: 'Persuasion', author: 'Jane Austen', pages: 249},
  {id: 3, title: 'Dracula', author: 'Bram Stoker', pages: 418},
  {id: 4, title: 'Middlemarch', author: 'George Eliot', pages: 904},
];

// #preview-start
function countBy(books: Book[]) {
  const counts = new Map<string, number>();
  for (const {author} of books) counts.set(author, (counts.get(author) ?? 0) + 1);
  return counts;
}

export default function NoSingleGroups() {
  const columns = React.useMemo<GridColDef<Book>[]>(() => {
    const counts = countBy(rows);
    return [
      {
        field: 'author',
        headerName: 'Author',
        width: 130,
        // A row without a key belongs to no group: it stays on the top level.
        groupingValueGetter: (author: string) => ((counts.get(author) ?? 0) > 1 ? author : null),
      },
      {field: 'title', headerName: 'Title', minWidth: 120, flex: 1},
      {field: 'pages', headerName: 'Pages', type: 'number', width: 90},
    ];
  }, []);
  // #preview-end

  return (
    <div style={{height: 370}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{rowGrouping: {model: ['author']}}}
        defaultGroupingExpansionDepth={1}
        label="Books by author"
      />
    </div>
  );
}
