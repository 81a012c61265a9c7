import * as React from 'react';
import MobileStepper from '@mui/material/MobileStepper';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {saleColumns, saleRows} from './saleRows';

// #preview-start
const none: GridPivotModel = {rows: [], columns: [], values: []};
const units = {field: 'units', aggFunc: 'sum'};

const steps: {text: string; model: GridPivotModel | null}[] = [
  {text: '1. Eight rows, one per sale.', model: null},
  {text: '2. Rows: one row for each region.', model: {...none, rows: [{field: 'region'}]}},
  {text: '3. Values: the sum of the units.', model: {...none, rows: [{field: 'region'}], values: [units]}},
  {
    text: '4. Columns: the sum splits by quarter.',
    model: {rows: [{field: 'region'}], columns: [{field: 'quarter', sort: 'asc'}], values: [units]},
  },
];
// #preview-end

export default function PivotSteps() {
  const [step, setStep] = React.useState(0);
  const model = steps[step]?.model;

  return (
    <Stack spacing={1} sx={{height: 567}}>
      <Typography role="status">{steps[step]?.text}</Typography>
      <DataGridPremium
        rows={saleRows}
        columns={saleColumns}
        pivotActive={Boolean(model)}
        pivotModel={model ?? none}
        hideFooter
        label="Sales, step by step"
      />
      <MobileStepper
        variant="dots"
        position="static"
        steps={steps.length}
        activeStep={step}
        backButton={
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button disabled={step === steps.length - 1} onClick={() => setStep(step + 1)}>
            Next
          </Button>
        }
      />
    </Stack>
  );
}
