export type Plan = 'community' | 'pro' | 'premium';

const plans: readonly Plan[] = ['community', 'pro', 'premium'];

/** The plan of a package, by its name: `@mui/x-charts-pro@8.29.3` → `pro`. */
export function getPlan(spec: string): Plan {
  const suffix = /-(pro|premium)(?:@|$)/.exec(spec)?.[1];
  return suffix === 'pro' || suffix === 'premium' ? suffix : 'community';
}

/**
 * The plans that packages belong to, each once, the smallest first.
 *
 * @param specs names of packages, with or without their versions
 */
export function listPlans(specs: readonly string[]): Plan[] {
  const found = new Set(specs.map(getPlan));
  return plans.filter((plan) => found.has(plan));
}
