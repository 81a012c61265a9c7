import type {PageFlags} from './types';

/** The flags that are set among unknown properties (front matter, sidebar properties); anything else is not ours. */
export function flagsIn(properties: object | undefined): PageFlags {
  const {plan, newFeature, planned, unstable}: Record<string, unknown> = {...properties};
  return {
    ...((plan === 'pro' || plan === 'premium') && {plan}),
    ...(newFeature === true && {newFeature}),
    ...(planned === true && {planned}),
    ...(unstable === true && {unstable}),
  };
}
