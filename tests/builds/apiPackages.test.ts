import {beforeAll, describe, expect, it} from 'vitest';
import {currentPackages, olderPackages} from '../../config/apiReference';
import {
  compareReadings,
  share,
  type Agreement,
  type Fact,
} from '../../plugins/api-reference/agreement/compareReadings';
import {describedAt, leftOut, matchesWhole} from '../../plugins/api-reference/exceptions';
import {extractModel, type Extraction} from '../../plugins/api-reference/extract/extractModel';
import {readPackages} from '../../plugins/api-reference/extract/packages';
import {leftOutExports} from '../../plugins/api-reference/leftOut';
import {checkFiles} from '../../plugins/api-reference/machine/checkFiles';
import {machineFiles} from '../../plugins/api-reference/machine/machineFiles';
import {readMentions} from '../../plugins/api-reference/mentions';

// The installed packages of both versions, read from their declarations as a build without a cache reads them.

interface KnownDifference {
  fact: Fact;
  reason: string;
  /** Names of props by component. */
  props: Readonly<Record<string, readonly string[]>>;
}

/** Differences between the two readings that are the packages' own. One that no longer occurs fails the test. */
const knownDifferences: readonly KnownDifference[] = [
  {
    fact: 'name',
    reason: 'declared and documented; its propTypes leave it out',
    props: {
      DataGrid: ['tabNavigation'],
      GridActionsCell: ['suppressChildrenValidation', 'onMenuOpen', 'onMenuClose'],
      PromptField: ['lang'],
      ChartsXAxis: ['tickSpacing'],
      ChartsYAxis: ['tickSpacing'],
      ContinuousColorLegend: ['slots', 'slotProps'],
      PiecewiseColorLegend: ['slots', 'slotProps'],
    },
  },
  ...(['default', 'type'] as const).map((fact) => ({
    fact,
    reason: 'its propTypes describe the mark of ChartsLabelMark, which takes three words and no component',
    props: {PiecewiseColorLegend: ['markType']},
  })),
  {
    fact: 'default',
    reason: 'only the declaration names the default, which is taken',
    props: {MarkPlot: ['skipAnimation'], MarkElement: ['skipAnimation']},
  },
  {
    fact: 'signature',
    reason: 'the comment names the first parameter after what it holds; the type calls it `params`',
    props: {
      DataGrid: ['onClipboardCopy', 'onResize'],
      DataGridPro: ['onClipboardCopy', 'onResize'],
      DataGridPremium: ['onClipboardCopy', 'onResize'],
    },
  },
];

let extraction: Extraction;
let older: Extraction;
let agreement: Agreement;
beforeAll(() => {
  extraction = extractModel(currentPackages.id, readPackages(currentPackages, process.cwd()));
  older = extractModel(olderPackages.id, readPackages(olderPackages, process.cwd()));
  agreement = compareReadings(extraction.readings);
}, 600_000);

describe('the two readings of the installed packages', () => {
  it('differ only in what is known, by name', () => {
    const found = agreement.differences.map(({component, prop, fact}) => `${component}.${prop} ${fact}`);
    const known = knownDifferences.flatMap(({fact, props}) =>
      Object.entries(props).flatMap(([component, names]) =>
        names.map((name) => `${component}.${name} ${fact}`),
      ),
    );
    expect(found.sort()).toEqual(known.sort());
  });

  it('agree on names and required apart from that, and nearly always on the rest', () => {
    expect(agreement.compared.name).toBeGreaterThan(3400);
    expect(share(agreement, 'required')).toBe(1);
    expect(share(agreement, 'default')).toBeGreaterThanOrEqual(0.998);
    expect(share(agreement, 'type')).toBeGreaterThanOrEqual(0.998);
    expect(share(agreement, 'signature')).toBeGreaterThanOrEqual(0.98);
  });

  it('leave no prop of propTypes out', () => {
    expect(agreement.differences.filter(({fact, types}) => fact === 'name' && types === '')).toEqual([]);
  });
});

describe.each([
  ['v8', () => extraction],
  ['v7', () => older],
])('everything that the packages of %s export', (_, getExtraction) => {
  it('has a page, or a reason not to', () => {
    const left = leftOutExports(getExtraction());
    expect(left.length).toBeGreaterThan(10);
    expect(left.filter(({reason}) => reason === undefined)).toEqual([]);
  });

  it('is linked wherever a type names it, or is left out with a reason', () => {
    const {all, linked, unlinked} = readMentions(getExtraction());
    expect(linked / all).toBeGreaterThan(0.75);
    expect(unlinked.filter(({reason}) => reason === undefined)).toEqual([]);
  });

  it('is in files for machines that follow their schema', () => {
    const {model} = getExtraction();
    const files = machineFiles(model, '/x/api/', () => [
      {title: 'Sorting', href: '/x/react-data-grid/sorting/'},
    ]);
    // The three lists of the data grid, and the index.
    expect(files.size).toBe(model.pages.length + 4);
    expect(() => {
      checkFiles(files, 'https://example.com/x/api/schema.json');
    }).not.toThrow();
  });

  it('that is described at a component is no page, and the component is one', () => {
    const names = new Set(getExtraction().model.pages.map(({name}) => name));
    expect(Object.keys(describedAt).filter((name) => names.has(name))).toEqual([]);
    expect(Object.values(describedAt).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the exceptions', () => {
  it.each(leftOut)('$kind $pattern leaves something out', (line) => {
    const names = [extraction, older].flatMap((each) => [
      ...leftOutExports(each).map(({name}) => name),
      ...readMentions(each).unlinked.map(({name}) => name),
    ]);
    expect(names.some((name) => matchesWhole(line, name))).toBe(true);
  });
});
