import type {GridColDef} from '@mui/x-data-grid';

/** As it comes from JSON: a day is a text such as '2026-03-28'. */
export interface Order {
  id: number;
  customer: string;
  country: string;
  city: string;
  status: string;
  ordered: string;
  delivered: string | null;
  express: boolean;
  total: number;
}

const customers = ['Atlas Books', 'Blue Kiosk', 'Café Luna', 'Delta Garden', 'Echo Toys', 'Fjord Wool'];
const places = [
  'France/Lyon',
  'France/Lille',
  'Kenya/Nairobi',
  'Kenya/Mombasa',
  'Japan/Osaka',
  'Brazil/Recife',
];
const states = ['open', 'paid', 'sent', 'returned'];

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

/** The same orders in every run. */
export function createOrders(count = 500): Order[] {
  let seed = 42;
  const draw = (limit: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % limit;
  };
  const oneOf = (values: readonly string[]) => values[draw(values.length)] ?? '';
  return Array.from({length: count}, (_, index) => {
    const [country = '', city = ''] = oneOf(places).split('/');
    const status = oneOf(states);
    const ordered = draw(180);
    const isDelivered = status === 'sent' || status === 'returned';
    return {
      id: 1001 + index,
      customer: oneOf(customers),
      country,
      city,
      status,
      ordered: dayAt(ordered),
      delivered: isDelivered ? dayAt(ordered + 2 + draw(9)) : null,
      express: draw(4) === 0,
      total: 20 + draw(980),
    };
  });
}

/** A date of the text, at midnight of the reader's time zone. Rows of groups have no text. */
const toDate = (day: string | null | undefined) => (day ? new Date(`${day}T00:00`) : null);

export const orderColumns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1, editable: true},
  {field: 'status', headerName: 'Status', width: 120, type: 'singleSelect', valueOptions: states},
  {field: 'ordered', headerName: 'Ordered', width: 110, type: 'date', valueGetter: toDate},
  {field: 'total', headerName: 'Total (€)', width: 135, type: 'number', editable: true},
];
