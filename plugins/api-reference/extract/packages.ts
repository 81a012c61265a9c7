import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {PackageSet} from '../packageSets';
import type {ApiPlan, ApiProduct} from '../model/types';

/** One package of a set. */
export interface DocumentedPackage {
  /** The name that readers import. */
  name: string;
  /** Absolute, without symbolic links. */
  folder: string;
  version: string;
  product: ApiProduct;
  plan: ApiPlan;
}

const planOrder: readonly ApiPlan[] = ['community', 'pro', 'premium'];

/** Orders by plan, the free one first. */
export function byPlan(a: {plan: ApiPlan}, b: {plan: ApiPlan}): number {
  return planOrder.indexOf(a.plan) - planOrder.indexOf(b.plan);
}

const packageName = /^@mui\/x-(data-grid|date-pickers|charts|tree-view)(?:-(pro|premium))?$/;

/**
 * Product and plan of a package, from its name.
 *
 * @throws when the name is not one of the four products'
 */
function classifyPackage(name: string): {product: ApiProduct; plan: ApiPlan} {
  const match = packageName.exec(name);
  if (match === null) {
    throw new Error(`"${name}" is not a package of one of the products`);
  }
  return {product: match[1] as ApiProduct, plan: (match[2] ?? 'community') as ApiPlan};
}

/**
 * The packages of a set as they are installed.
 *
 * @throws an error that names the package and its folder when it is not there
 */
export function readPackages(packageSet: PackageSet, siteDir: string): DocumentedPackage[] {
  return Object.entries(packageSet.packages).map(([name, folder]) => {
    const absolute = path.resolve(siteDir, folder);
    const manifest = path.join(absolute, 'package.json');
    if (!existsSync(manifest)) {
      throw new Error(
        `The package set "${packageSet.id}" needs "${name}" in ${absolute}, where no package is`,
      );
    }
    const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
    return {name, folder: realpathSync(absolute), version, ...classifyPackage(name)};
  });
}
