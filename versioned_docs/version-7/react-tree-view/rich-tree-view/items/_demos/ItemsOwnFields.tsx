import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Taxon {
  key: number;
  name: {common: string; latin: string};
  children?: Taxon[];
}

const animals: Taxon[] = [
  {
    key: 1,
    name: {common: 'Mammals', latin: 'Mammalia'},
    children: [
      {key: 11, name: {common: 'Bats', latin: 'Chiroptera'}},
      {key: 12, name: {common: 'Whales', latin: 'Cetacea'}},
    ],
  },
  {
    key: 2,
    name: {common: 'Birds', latin: 'Aves'},
    children: [{key: 21, name: {common: 'Owls', latin: 'Strigiformes'}}],
  },
];

// #preview-start
const getItemId = (taxon: Taxon) => String(taxon.key);
const getItemLabel = ({name}: Taxon) => `${name.common} (${name.latin})`;
// #preview-end

export default function ItemsOwnFields() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Animals"
        items={animals}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['1']}
      />
      {/* #preview-end */}
    </Box>
  );
}
