import type {GridColDef} from '@mui/x-data-grid';

/** A product, or a category of them. Names repeat, ids do not. */
export interface StockItem {
  id: number;
  parent: number | null;
  name: string;
  units: number;
}

/** The number of spaces is the level; a product has its units. */
const outline = `Kitchen
  Knives
    Bread knife 64
    Paring knife 120
    Accessories
      Knife block 18
      Whetstone 33
  Pots
    Saucepan 41
    Stockpot 12
    Accessories
      Glass lid 25
Garden
  Tools
    Rake 37
    Spade 22
  Seeds
    Basil 310
    Chives 145
    Sunflower 96
Bath
  Towels
    Bath towel 84
    Hand towel 152
  Soap 203
Gift card 500`;

/** The same stock in every run. A category has the units of all products in it. */
export function createStock(): StockItem[] {
  const open: StockItem[] = [];
  return outline.split('\n').map((line, index) => {
    const [, indent = '', name = '', units = '0'] = /^( *)(.*?)(?: (\d+))?$/.exec(line) ?? [];
    open.length = indent.length / 2;
    const item = {id: 11 + index, parent: open.at(-1)?.id ?? null, name, units: Number(units)};
    for (const category of open) category.units += item.units;
    open.push(item);
    return item;
  });
}

export const stockColumns: GridColDef<StockItem>[] = [
  {field: 'id', headerName: 'Number', width: 90},
  {field: 'units', headerName: 'In stock', type: 'number', minWidth: 110, flex: 1},
];
