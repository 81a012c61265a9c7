export type Plan = 'community' | 'pro' | 'premium';

const plans: readonly Plan[] = ['community', 'pro', 'premium'];

/** The plan of a package, by its name: `@mui/x-charts-pro@8.29.3` → `pro`. */
function planOf(spec: string): Plan {
  const suffix = /-(pro|premium)(?:@|$)/.exec(spec)?.[1];
  return suffix === 'pro' || suffix === 'premium' ? suffix : 'community';
}

/**
 * For each package the plan that says enough of it, because the first package says the rest: after `@mui/x-charts`,
 * `@mui/x-charts-pro` is just "Pro".
 *
 * @param specs names of packages with their versions
 */
export function plansAfterFirst(specs: readonly string[]): (Plan | undefined)[] {
  const [first = ''] = specs;
  return specs.map((spec) => {
    const plan = planOf(spec);
    return spec === first.replace(/(?<=.)@/, `-${plan}@`) ? plan : undefined;
  });
}

/**
 * The plans that packages belong to, each once, the smallest first.
 *
 * @param specs names of packages, with or without their versions
 */
export function plansOf(specs: readonly string[]): Plan[] {
  const found = new Set(specs.map(planOf));
  return plans.filter((plan) => found.has(plan));
}
