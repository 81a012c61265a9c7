import {compareReadings, FACTS, share} from '../agreement/compareReadings';
import {extractModel, type Extraction} from '../extract/extractModel';
import {readPackages} from '../extract/packages';
import {compareModels} from '../diff/compareModels';
import {groupBy} from '../../../src/lib/groupBy';
import {leftOutExports} from '../leftOut';
import {readMentions} from '../mentions';
import {loadApiModel} from '../model/readModel';
import {API_PRODUCTS, type ApiModel, type ApiPage} from '../model/types';
import type {PackageSet} from '../packageSets';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function printPages({pages}: ApiModel): void {
  print('product       pages  components  hooks  interfaces  props  properties');
  for (const product of [...API_PRODUCTS, 'all'] as const) {
    const selected = pages.filter((page) => product === 'all' || page.product === product);
    const count = (kind: ApiPage['kind']) => selected.filter((page) => page.kind === kind).length;
    const props = selected.flatMap((page) => (page.kind === 'component' ? page.props : []));
    const properties = selected.flatMap((page) => (page.kind === 'interface' ? page.properties : []));
    const columns = [
      product.padEnd(12),
      String(selected.length).padStart(6),
      String(count('component')).padStart(11),
      String(count('hook')).padStart(6),
      String(count('interface')).padStart(11),
      String(props.length).padStart(6),
      String(properties.length).padStart(11),
    ];
    print(columns.join(' '));
  }
}

/** Every mention of a type of the packages: how many lead to its page, and what the others name. */
function printMentions(extraction: Extraction): void {
  const {all, linked, unlinked} = readMentions(extraction);
  print(`\nmentions of own types ${all}, linked ${linked}, left ${all - linked}`);
  for (const [reason, left] of byReason(unlinked)) {
    const count = left.reduce((total, {mentions}) => total + mentions, 0);
    print(`  ${count} of ${left.length} types: ${reason}`);
    print(`    ${left.map(({name, mentions}) => `${name} ${mentions}`).join(', ')}`);
  }
}

/** The exported components and hooks without a page. */
function printLeftOut(extraction: Extraction): void {
  const all = leftOutExports(extraction);
  print(`\nexported components and hooks without a page: ${all.length}`);
  for (const [reason, left] of byReason(all)) {
    print(`  ${left.length}: ${reason}`);
    print(`    ${left.map(({name}) => name).join(', ')}`);
  }
}

const byReason = <Item extends {reason: string | undefined}>(items: readonly Item[]) =>
  groupBy(items, ({reason}) => reason ?? 'NO REASON');

function printChanges(older: ApiModel, newer: ApiModel): void {
  const changes = compareModels(older, newer);
  print(`\nchanges from ${older.set} (${older.pages.length} pages) to ${newer.set}`);
  for (const product of API_PRODUCTS) {
    const kinds = groupBy(
      changes.filter((change) => change.product === product),
      ({kind}) => kind,
    );
    print(`${product.padEnd(12)} ${[...kinds].map(([kind, {length}]) => `${kind} ${length}`).join(', ')}`);
  }
}

/**
 * Prints what the model of the installed packages has, and how it differs from the one of the version before.
 *
 * @param sets - of the version that is documented, then of the one before where there is one
 */
export async function printReport(siteDir: string, sets: readonly PackageSet[]): Promise<void> {
  const [currentPackages, olderPackages] = sets;
  if (!currentPackages) throw new Error('The API reference has no package set');
  const packages = readPackages(currentPackages, siteDir);
  const start = performance.now();
  const extraction = extractModel(currentPackages.id, packages);
  const {model, readings} = extraction;
  const seconds = (performance.now() - start) / 1000;
  const processor = process.cpuUsage().user / 1e6;
  printPages(model);
  const {events, apiObject, selectors} = model;
  const methods = apiObject.reduce((total, area) => total + area.methods.length, 0);
  print(
    `events ${events.length}, API methods ${methods} in ${apiObject.length} areas, selectors ${selectors.length}`,
  );
  printMentions(extraction);
  printLeftOut(extraction);
  const agreement = compareReadings(readings);
  print('\nagreement of propTypes and declarations');
  for (const fact of FACTS) {
    const percent = (share(agreement, fact) * 100).toFixed(2);
    print(`${fact.padEnd(12)} ${percent.padStart(6)} % of ${agreement.compared[fact]}`);
  }
  for (const {component, prop, fact, propTypes, types} of agreement.differences) {
    print(`  ${component}.${prop} ${fact}: ${propTypes || '–'} | ${types || '–'}`);
  }
  const beforeOlder = performance.now();
  const older = olderPackages && extractModel(olderPackages.id, readPackages(olderPackages, siteDir)).model;
  const olderSeconds = (performance.now() - beforeOlder) / 1000;
  if (older) printChanges(older, model);
  print(`\ncold ${seconds.toFixed(1)} s, of processor ${processor.toFixed(1)} s`);
  if (older) print(`cold, ${older.set}: ${olderSeconds.toFixed(1)} s`);
  const loadAll = () => Promise.all(sets.map((packageSet) => loadApiModel({siteDir, packageSet})));
  await loadAll();
  const warm = performance.now();
  await loadAll();
  print(`warm, ${sets.length === 2 ? 'both' : 'one'}: ${((performance.now() - warm) / 1000).toFixed(2)} s`);
}
