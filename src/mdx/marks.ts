import type {InterfaceText} from './markdownPage';

/** The flags of a page that readers see as marks. */
export interface MarkedFlags {
  readonly plan?: 'pro' | 'premium';
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
}

/** Names of the plans, which are the same in all languages. */
const plans = {pro: 'Pro', premium: 'Premium'} as const;

/** The mark of a plan as text. */
export function planLabel(plan: 'pro' | 'premium'): string {
  return plans[plan];
}

/** All marks of a page as text with what they mean, in the order of the page head: `Pro (Part of the Pro plan)`. */
export function markTexts({plan, ...flags}: MarkedFlags, text: InterfaceText): string[] {
  const others = [
    ['newFeature', 'new'],
    ['planned', 'planned'],
    ['unstable', 'unstable'],
  ] as const;
  return [
    ...(plan ? [`${planLabel(plan)} (${text(`site.mark.${plan}`)})`] : []),
    ...others
      .filter(([flag]) => flags[flag] === true)
      .map(([, id]) => `${text(`site.mark.${id}.label`)} (${text(`site.mark.${id}`)})`),
  ];
}
