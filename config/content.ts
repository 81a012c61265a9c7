import {readQuestions} from '../plugins/pages/cli/content/readQuestions';
import type {ProductMeasure} from '../plugins/pages/cli/content/types';

/** One reason for several props. */
function because(reason: string, props: readonly string[]): Record<string, string> {
  return Object.fromEntries(props.map((prop) => [prop, reason]));
}

/** The products that the content report measures; their questions stand in `questions/`. */
const products: readonly Omit<ProductMeasure, 'questions'>[] = [
  {
    folder: 'react-data-grid',
    demos: 3,
    fewerDemos: {
      'react-data-grid/demos/inventory': 1,
      'react-data-grid/demos/real-time-data': 1,
      'react-data-grid/demos/time-off-calendar': 1,
    },
    claims: 200,
    answered: 0.9,
    unmentionedProps: {
      disableDensitySelector: 'Has an effect on the deprecated toolbar of v7 only',
      logger: 'Takes the messages of the grid about its own work, which no application needs',
      logLevel: 'Chooses among the messages of `logger`',
      onPaginationMetaChange:
        'Fires when code calls `setPaginationMeta()`; pages set the prop `paginationMeta`',
      scrollbarSize:
        'The grid measures the scrollbars of the browser; the prop is for the case that it cannot',
      onExited: 'Fires when the popup of a column menu has faded out, for which readers have `onMenuClose`',
      focusedColumnIndex: 'The grid passes it to a row, so that the row keeps the focused cell rendered',
      ...because('Drag handlers of a cell, which the grid itself needs to move columns and rows', [
        'disableDragEvents',
        'onDragEnter',
        'onDragOver',
      ]),
      ...because('A row computes it for its cells; pages style cells by their classes', [
        'isNotVisible',
        'pinnedOffset',
        'pinnedPosition',
        'showLeftBorder',
        'showRightBorder',
      ]),
      ...because('State of a column that the grid passes to its header; `renderHeader` has no need of it', [
        'columnMenuOpen',
        'columnWidth',
        'filterItemsCounter',
        'headerHeight',
        'isDragging',
        'isLast',
        'isResizing',
        'isSiblingFocused',
        'resizing',
        'separatorSide',
        'sortDirection',
        'sortIndex',
      ]),
      ...because('State that the grid passes to the row of all headers; pages change one header at a time', [
        'columnGroupHeaderFocus',
        'columnGroupHeaderTabIndexState',
        'columnGroupsHeaderStructure',
        'columnHeaderFocus',
        'columnHeaderTabIndexState',
        'columnMenuState',
        'columnVisibility',
        'filterColumnLookup',
        'hasOtherElementInTabSequence',
        'headerGroupingMaxDepth',
        'sortColumnLookup',
        'visibleColumns',
      ]),
      ...because('Of the popup around a column menu; `slots.columnMenu` replaces what is in it', [
        'ContentComponent',
        'columnMenuButtonId',
        'columnMenuId',
        'contentComponentProps',
      ]),
      ...because(
        'Of the button that opens the menu of a header filter; `slots.headerFilterMenu` is the menu',
        ['buttonRef', 'headerFilterMenuRef'],
      ),
    },
  },
  {
    folder: 'react-date-pickers',
    demos: 3,
    fewerDemos: {},
    claims: 120,
    answered: 0.9,
    unshown: {
      ...because('Unstable by its name; pages build fields with stable hooks', [
        'unstable_useDateField',
        'unstable_useDateTimeField',
        'unstable_useSingleInputDateRangeField',
        'unstable_useSingleInputDateTimeRangeField',
        'unstable_useSingleInputTimeRangeField',
        'unstable_useTimeField',
      ]),
      ...because('Describes a kind of value to a hook that the package does not export', [
        'useDateManager',
        'useDateRangeManager',
        'useDateTimeManager',
        'useDateTimeRangeManager',
        'useTimeManager',
        'useTimeRangeManager',
      ]),
    },
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
    answered: 0.9,
    unshown: {},
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
    answered: 0.9,
    unshown: {},
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

/**
 * What the content report measures products by.
 *
 * @param siteDir absolute path of the project
 * @throws Error with `file:line:column` for a mistake in the questions
 */
export function readMeasures(siteDir: string): ProductMeasure[] {
  return products.map((each) => ({...each, questions: readQuestions(siteDir, each.folder)}));
}
