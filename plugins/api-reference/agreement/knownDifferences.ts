import type {Fact} from './compareReadings';

/** Differences between the two readings that are the packages' own, by component, prop and fact, with the reason. */
export interface KnownDifference {
  components: readonly string[];
  props: readonly string[];
  fact: Fact;
  reason: string;
}

/** All of them; one that no longer occurs fails the test. */
const knownDifferences: readonly KnownDifference[] = [
  {
    components: ['DataGrid'],
    props: ['tabNavigation'],
    fact: 'name',
    reason: 'declared and documented; its propTypes leave it out',
  },
  {
    components: ['GridActionsCell'],
    props: ['suppressChildrenValidation', 'onMenuOpen', 'onMenuClose'],
    fact: 'name',
    reason: 'declared and documented; its propTypes leave it out',
  },
  {
    components: ['PromptField'],
    props: ['lang'],
    fact: 'name',
    reason: 'declared and documented; its propTypes leave it out',
  },
  {
    components: ['ChartsXAxis', 'ChartsYAxis'],
    props: ['tickSpacing'],
    fact: 'name',
    reason: 'declared and documented; its propTypes leave it out',
  },
  {
    components: ['ContinuousColorLegend', 'PiecewiseColorLegend'],
    props: ['slots', 'slotProps'],
    fact: 'name',
    reason: 'declared and documented; its propTypes leave it out',
  },
  {
    components: ['PiecewiseColorLegend'],
    props: ['markType'],
    fact: 'default',
    reason: 'its propTypes describe the mark of ChartsLabelMark, which takes three words and no component',
  },
  {
    components: ['PiecewiseColorLegend'],
    props: ['markType'],
    fact: 'type',
    reason: 'its propTypes describe the mark of ChartsLabelMark, which takes three words and no component',
  },
  {
    components: ['MarkPlot', 'MarkElement'],
    props: ['skipAnimation'],
    fact: 'default',
    reason: 'only the declaration names the default, which is taken',
  },
  {
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    props: ['onClipboardCopy', 'onResize'],
    fact: 'signature',
    reason: 'the comment names the first parameter after what it holds; the type calls it `params`',
  },
];

/** The known differences one by one, `DataGrid.tabNavigation name`. */
export function knownDifferenceKeys(): string[] {
  return knownDifferences.flatMap(({components, props, fact}) =>
    components.flatMap((component) => props.map((prop) => `${component}.${prop} ${fact}`)),
  );
}
