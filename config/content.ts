import {chartQuestions} from './questions/charts';
import {dataGridQuestions} from './questions/dataGrid';
import {datePickerQuestions} from './questions/datePickers';
import {treeViewQuestions} from './questions/treeView';
import type {PageQuestions} from './questions/types';

/** What the content report measures the pages of a product by. */
export interface ProductMeasure {
  /** Folder of its pages below `docs/`. */
  folder: string;
  /** Demos that a page has at least. */
  demos: number;
  /** Pages that need fewer, with their number: the page of an application has the application. */
  fewerDemos: Readonly<Record<string, number>>;
  /** Claims that all pages have together at least. */
  claims: number;
  questions: PageQuestions;
  /** Part of the questions that is answered at least, of 1. */
  answered: number;
  /** Components of which the pages mention every prop, in code. */
  components: readonly string[];
  /** Props that no page mentions, each with the reason. */
  unmentionedProps: Readonly<Record<string, string>>;
}

/** The products that the content report measures. */
export const productMeasures: readonly ProductMeasure[] = [
  {
    folder: 'react-data-grid',
    demos: 3,
    fewerDemos: {
      'react-data-grid/demos/inventory': 1,
      'react-data-grid/demos/real-time-data': 1,
      'react-data-grid/demos/time-off-calendar': 1,
    },
    claims: 200,
    questions: dataGridQuestions,
    answered: 0.9,
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    unmentionedProps: {
      disableDensitySelector: 'Has an effect on the deprecated toolbar of v7 only',
      logger: 'Takes the messages of the grid about its own work, which no application needs',
      logLevel: 'Chooses among the messages of `logger`',
      onPaginationMetaChange:
        'Fires when code calls `setPaginationMeta()`; pages set the prop `paginationMeta`',
      scrollbarSize:
        'The grid measures the scrollbars of the browser; the prop is for the case that it cannot',
    },
  },
  {
    folder: 'react-date-pickers',
    demos: 3,
    fewerDemos: {},
    claims: 120,
    questions: datePickerQuestions,
    answered: 0.9,
    components: [
      'LocalizationProvider',
      'DatePicker',
      'TimePicker',
      'DateTimePicker',
      'DateField',
      'TimeField',
      'DateTimeField',
      'DateCalendar',
      'MonthCalendar',
      'YearCalendar',
      'TimeClock',
      'DigitalClock',
      'MultiSectionDigitalClock',
      'StaticDatePicker',
      'StaticTimePicker',
      'StaticDateTimePicker',
      'DateRangePicker',
      'TimeRangePicker',
      'DateTimeRangePicker',
      'SingleInputDateRangeField',
      'MultiInputDateRangeField',
      'DateRangeCalendar',
      'StaticDateRangePicker',
    ],
    unmentionedProps: {
      classes: 'Adds class names to the parts of a component, which pages style by `sx` and the theme',
      focusedView: 'Pickers set it on their views to move the focus; a view alone has `autoFocus`',
      hiddenLabel: 'Makes a filled field without a label less high',
      onFocusedViewChange: 'Belongs to `focusedView`',
      unstableFieldRef: 'Unstable by its name; `inputRef` and `selectedSections` are the stable ones',
      useFlexGap: 'Sets how the `Stack` around two inputs makes the space between them',
    },
  },
  {
    folder: 'react-tree-view',
    demos: 3,
    fewerDemos: {},
    claims: 100,
    questions: treeViewQuestions,
    answered: 0.9,
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro', 'TreeItem'],
    unmentionedProps: {},
  },
  {
    folder: 'react-charts',
    demos: 3,
    fewerDemos: {
      'react-charts/content-security-policy': 1,
      // What is planned has as many demos as there are ways round.
      'react-charts/gantt': 2,
      'react-charts/treemap': 2,
    },
    claims: 150,
    questions: chartQuestions,
    answered: 0.9,
    components: [
      'BarChart',
      'LineChart',
      'PieChart',
      'ScatterChart',
      'SparkLineChart',
      'RadarChart',
      'Gauge',
      'GaugeContainer',
      'BarChartPro',
      'LineChartPro',
      'PieChartPro',
      'ScatterChartPro',
      'RadarChartPro',
      'Heatmap',
      'FunnelChart',
      'Unstable_SankeyChart',
      'ChartsDataProvider',
      'ChartsDataProviderPro',
      'ChartsContainer',
      'ChartsContainerPro',
      'ChartsWrapper',
      'ChartsSurface',
      'ChartsXAxis',
      'ChartsYAxis',
      'ChartsAxisHighlight',
      'ChartsGrid',
      'ChartsReferenceLine',
      'ChartsClipPath',
      'ChartsBrushOverlay',
      'ChartsOverlay',
      'ChartsText',
      'ChartsLegend',
      'ContinuousColorLegend',
      'PiecewiseColorLegend',
      'ChartsTooltip',
      'ChartsTooltipContainer',
      'ChartsZoomSlider',
      'ChartsLocalizationProvider',
      'Toolbar',
      'ToolbarButton',
      'BarPlot',
      'LinePlot',
      'AreaPlot',
      'MarkPlot',
      'LineHighlightPlot',
      'ScatterPlot',
      'PiePlot',
      'RadarDataProvider',
      'RadarAxis',
      'RadarGrid',
      'RadarMetricLabels',
      'RadarSeriesPlot',
      'RadarSeriesArea',
      'RadarSeriesMarks',
    ],
    unmentionedProps: {
      anchorEl: 'The tooltip places itself by `anchor`; this is what it tells the popper',
      experimentalFeatures: 'Tries a default of a later major, which `domainLimit` of an axis sets for good',
      keepMounted: 'Of the popper; a chart renders its tooltip when there is something to show',
      modifiers: 'Of the popper below the tooltip, which `position` and `anchor` set',
      needsComputation: 'Axes set it on their texts, to measure those of several lines',
      popperOptions: 'Of the popper below the tooltip, which `position` and `anchor` set',
      popperRef: 'The tooltip updates its popper by itself',
      radiusAxis: 'Of polar series, whose axes the prop `radar` describes',
      rotationAxis: 'Of polar series, whose axes the prop `radar` describes',
    },
  },
];
