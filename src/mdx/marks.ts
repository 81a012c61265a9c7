import type {PageFlags, Plan} from '../navigation';
import type {InterfaceText} from './markdownPage';

/** Names of the plans, which are the same in all languages. */
const plans = {pro: 'Pro', premium: 'Premium'} as const;

/** The mark of a plan as text. */
export function planLabel(plan: Plan): string {
  return plans[plan];
}

/** All marks of a page as text with what they mean, in the order of the page head: `Pro (Part of the Pro plan)`. */
export function markTexts({plan, ...flags}: PageFlags, text: InterfaceText): string[] {
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
