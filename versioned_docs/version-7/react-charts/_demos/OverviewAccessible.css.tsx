import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import './OverviewAccessible.css';

const orders = [
  {quarter: 'Q1', count: 1240},
  {quarter: 'Q2', count: 1515},
  {quarter: 'Q3', count: 1390},
  {quarter: 'Q4', count: 1872},
];

export default function OverviewAccessible() {
  return (
    <figure className="orders">
      <Typography component="figcaption" variant="subtitle2" id="orders-caption">
        Orders per quarter, 2025
      </Typography>
      {/* #preview-start */}
      <div role="img" aria-labelledby="orders-caption" aria-describedby="orders-summary">
        <BarChart
          height={260}
          margin={{top: 10, bottom: 30}}
          dataset={orders}
          xAxis={[{scaleType: 'band', dataKey: 'quarter'}]}
          series={[{dataKey: 'count', label: 'Orders'}]}
          tooltip={{trigger: 'item'}}
          slotProps={{legend: {hidden: true}}}
        />
      </div>
      <Typography component="div" variant="body2" id="orders-summary">
        Orders grew in every quarter but the third.
      </Typography>
      {/* #preview-end */}
      <Table size="small" aria-labelledby="orders-caption" className="orders-table">
        <TableHead>
          <TableRow>
            <TableCell>Quarter</TableCell>
            {orders.map(({quarter}) => (
              <TableCell key={quarter} align="right">
                {quarter}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              Orders
            </TableCell>
            {orders.map(({quarter, count}) => (
              <TableCell key={quarter} align="right">
                {count.toLocaleString('en')}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </figure>
  );
}
