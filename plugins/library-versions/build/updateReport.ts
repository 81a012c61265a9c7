import type {ApiChange, NamingPage} from '../../api-reference/build';
import {groupBy} from '../../../src/lib/groupBy';
import type {ClaimsRun, FailedClaim} from './failedClaims';
import type {PackageChange} from './planUpdate';
import type {CompilerError} from './typeErrors';

/** What an update has found. */
export interface UpdateFindings {
  readonly changes: readonly PackageChange[];
  /** Names of cut versions that keep the packages of before under an alias. */
  readonly kept: readonly string[];
  readonly api: readonly ApiChange[];
  readonly typeErrors: readonly CompilerError[];
  readonly pages: readonly NamingPage[];
  readonly claims: ClaimsRun;
}

const demo = /^docs\/(.+)\/_demos\/([A-Z]\w*)/;

/** A change in one line: `- DataGrid.rows`, `~ DataGrid.density type: a → b`. */
function changeLine({kind, subject, owner, name, before, after}: ApiChange): string {
  const whole = owner === name ? name : `${owner}.${name}`;
  switch (kind) {
    case 'added':
      return `  + ${subject} ${whole}`;
    case 'removed':
      return `  - ${subject} ${whole}`;
    case 'renamed':
      return `  ~ ${subject} ${owner}: ${before} is now ${after}`;
    case 'type':
    case 'default':
    case 'required':
      return `  ~ ${subject} ${whole}, ${kind}: ${before ?? 'none'} → ${after ?? 'none'}`;
  }
}

function section(title: string, lines: readonly string[]): string[] {
  return ['', `${title}: ${lines.length === 0 ? 'none' : lines.length}`, ...lines];
}

/** Why each page needs a look, by its address; pages without a reason are left out. */
function pagesToTouch({api, typeErrors, pages, claims}: UpdateFindings): string[] {
  const failing = typeErrors.flatMap(({file}) => {
    const [, page, name] = demo.exec(file) ?? [];
    return page === undefined ? [] : [{page, reason: `the demo ${name} fails`}];
  });
  const refuted = claims.failed.map(({page}) => ({page, reason: 'states what no longer holds'}));
  // What was added breaks nothing.
  const changed = new Set(api.filter(({kind}) => kind !== 'added').map(({owner}) => owner));
  const naming = pages.flatMap(({page, components, faults}) => [
    ...(faults.length > 0 ? [{page, reason: 'names what is gone'}] : []),
    ...components.filter((name) => changed.has(name)).map((name) => ({page, reason: `${name} changed`})),
  ]);
  return [...groupBy([...failing, ...refuted, ...naming], ({page}) => page)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, all]) => `  ${page}: ${[...new Set(all.map(({reason}) => reason))].join(', ')}`);
}

/** The report of `npx docusaurus packages:update`. */
export function updateReport(findings: UpdateFindings): string {
  const {changes, kept, api, typeErrors, pages, claims} = findings;
  const demos = typeErrors.filter(({file}) => demo.test(file));
  const others = typeErrors.filter(({file}) => !demo.test(file));
  const errorLine = ({file, line, message}: CompilerError) => `  ${file}:${line}: ${message}`;
  const claimLine = ({page, statement}: FailedClaim) => `  ${page}: ${statement}`;
  const faults = pages.flatMap((page) => page.faults);
  return [
    'Packages',
    ...changes.map(({name, from, to}) => `  ${name} ${from} → ${to}`),
    ...kept.map((name) => `  Version ${name} keeps those of before, under aliases that end in -v${name}`),
    ...section('API difference', api.map(changeLine)),
    ...section('Demos that fail', demos.map(errorLine)),
    ...section('Other files that fail', others.map(errorLine)),
    ...section('Names in prose that are gone', faults.map(errorLine)),
    ...(claims.problem === undefined
      ? section('Statements that no longer hold', claims.failed.map(claimLine))
      : ['', `Statements that no longer hold: not known, ${claims.problem}`]),
    ...section('Pages to touch', pagesToTouch(findings)),
    '',
    'Next: change these pages and demos, then npm test, then commit.',
  ].join('\n');
}
