// Ejected: the original opens with an animation of its own, which every page would load and no page uses.
import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Details';

/** What a writer folds: the browser's own element. */
export default function MDXDetails(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
