import React, {useEffect, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import type {ChartKind} from './kinds';

const size = {width: 800, height: 400, skipAnimation: true};

/** The same numbers in every run, between 0 and 1. */
function value(index: number): number {
  return (Math.sin(index * 12.9898) * 43758.5453) % 1;
}

const list = <Item,>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({length: count}, (_, index) => item(index));

const charts: Readonly<Record<ChartKind, (points: number) => ReactNode>> = {
  line: (points) => <LineChart {...size} series={[{data: list(points, value), showMark: false}]} />,
  'line with marks': (points) => (
    <LineChart {...size} series={[{data: list(points, value), showMark: true}]} />
  ),
  bars: (points) => (
    <BarChart {...size} xAxis={[{data: list(points, String)}]} series={[{data: list(points, value)}]} />
  ),
  'bars, batch renderer': (points) => (
    <BarChart
      {...size}
      renderer="svg-batch"
      xAxis={[{data: list(points, String)}]}
      series={[{data: list(points, value)}]}
    />
  ),
  scatter: (points) => <ScatterChart {...size} series={[{data: scattered(points)}]} />,
  'scatter, batch renderer': (points) => (
    <ScatterChart {...size} renderer="svg-batch" series={[{data: scattered(points)}]} />
  ),
  pie: (points) => <PieChart {...size} series={[{data: list(points, (id) => ({id, value: 1 + id}))}]} />,
  heatmap: (points) => {
    const columns = Math.round(Math.sqrt(points * 2));
    const rows = Math.ceil(points / columns);
    return (
      <Heatmap
        {...size}
        xAxis={[{data: list(columns, (index) => index)}]}
        yAxis={[{data: list(rows, (index) => index)}]}
        series={[
          {
            data: list(
              points,
              (index) => [index % columns, Math.floor(index / columns), value(index)] as const,
            ),
          },
        ]}
      />
    );
  },
};

function scattered(points: number) {
  return list(points, (id) => ({id, x: value(id), y: value(id + 0.5)}));
}

function Drawn({children, onDrawn}: {children: ReactNode; onDrawn: () => void}): ReactNode {
  // Two frames: what was laid out in the first is on the screen when the second begins.
  useEffect(() => void requestAnimationFrame(() => requestAnimationFrame(onDrawn)), [onDrawn]);
  return children;
}

let root: Root | undefined;

/** Draws a chart in an empty page; ms from the call to the frame that shows it. */
async function draw(kind: ChartKind, points: number): Promise<number> {
  root?.unmount();
  root = createRoot(document.getElementById('chart') ?? document.body);
  const begin = performance.now();
  await new Promise<void>((resolve) => {
    flushSync(() => root?.render(<Drawn onDrawn={resolve}>{charts[kind](points)}</Drawn>));
  });
  return performance.now() - begin;
}

declare global {
  interface Window {
    drawChart: typeof draw;
  }
}

window.drawChart = draw;
