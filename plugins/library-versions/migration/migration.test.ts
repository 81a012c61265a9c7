import {describe, expect, it} from 'vitest';
import type {BreakingChange} from '../../api-reference/diff/breaking';
import {checkCode} from './fenceProgram';
import {formFaults} from './pageForm';
import {readMigrationPage} from './readMigrationPage';
import {unmentioned} from './unmentioned';

const page = readMigrationPage(
  'migration/test',
  `# Test

\`DataGrid.old\` and \`.MuiDataGrid-gone\` are gone.

\`\`\`tsx title="Before (v7)"
const a: number = 1;
\`\`\`

\`\`\`tsx title="After (v8)"
const a: number = 'one';
\`\`\`

<ChangeTable product="data-grid" of="removed" columns="Where, Gone" />
`,
);

function removed(name: string, facts: Partial<BreakingChange> = {}): BreakingChange {
  return {
    kind: 'removed',
    subject: 'prop',
    product: 'data-grid',
    name,
    plan: 'community',
    before: name,
    after: null,
    owners: [{name: 'DataGrid', page: null}],
    ...facts,
  };
}

describe('a page of breaking changes', () => {
  it('is read: names, code by version, lists', () => {
    expect(page.names).toEqual(['DataGrid.old', '.MuiDataGrid-gone']);
    expect(page.fences.map(({when, version, line}) => [when, version, line])).toEqual([
      ['before', 'v7', 5],
      ['after', 'v8', 9],
    ]);
    expect(page.tables).toEqual(['removed']);
  });

  it('must name every change with something that has it', () => {
    const changes = [
      removed('old'),
      removed('MuiDataGrid-gone', {subject: 'class'}),
      removed('lost'),
      removed('old', {owners: [{name: 'Other', page: null}]}),
    ];
    expect(unmentioned(page, changes)).toEqual([
      'migration/test: does not name prop DataGrid.lost (removed)',
      'migration/test: does not name prop Other.old (removed)',
    ]);
  });

  it('must name modules that are gone, and show them and what moved in lists', () => {
    const gone = removed('@mui/x-data-grid/joy', {
      subject: 'module',
      owners: [{name: '@mui/x-data-grid/joy', page: null}],
    });
    const moved = removed('old', {
      kind: 'moved',
      subject: 'export',
      owners: [{name: '@mui/x-data-grid/gone-too', page: null}],
    });
    expect(unmentioned(page, [gone, moved])).toEqual([
      'migration/test: does not name module @mui/x-data-grid/joy (removed)',
      'migration/test: does not name export @mui/x-data-grid/gone-too.old (moved)',
    ]);
    const naming = readMigrationPage('migration/test', '`@mui/x-data-grid/joy`, `old`, `gone-too`');
    expect(unmentioned(naming, [gone, moved])).toEqual([]);
    expect(formFaults(naming, [gone, moved], {before: 'v7', after: 'v8'})).toEqual([
      'docs/migration/test/index.mdx:1: needs <ChangeTable of="modules" … />',
      'docs/migration/test/index.mdx:1: needs <ChangeTable of="moved" … />',
    ]);
  });

  it('shows every list, and code in pairs of the right version', () => {
    const versions = {before: 'v7', after: 'v8'};
    expect(formFaults(page, [removed('old')], versions)).toEqual([]);
    expect(formFaults(page, [removed('old', {kind: 'type'})], versions)).toHaveLength(1);
    const alone = readMigrationPage('migration/test', '```tsx title="Before (v6)"\n```\n\n```ts\n```\n');
    expect(formFaults(alone, [], versions)).toEqual([
      'docs/migration/test/index.mdx:4: code needs title="Before (v7)" or title="After (v8)"',
      'docs/migration/test/index.mdx:1: code before is not v7',
      'docs/migration/test/index.mdx:1: code before stands alone',
    ]);
  });

  it('has code that compiles', () => {
    const codes = page.fences.map(({when, code}) => ({file: `${process.cwd()}/docs/${when}.tsx`, code}));
    const faults = checkCode(process.cwd(), codes, {});
    expect(faults.map(({file, line, message}) => [file.split('/').at(-1), line, message])).toEqual([
      ['after.tsx', 1, "Type 'string' is not assignable to type 'number'."],
    ]);
  }, 120_000);
});
