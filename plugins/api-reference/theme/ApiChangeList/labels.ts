import {translate} from '@docusaurus/Translate';
import type {ChangeKind} from '../../diff/types';
import type {ApiProduct} from '../../model/types';
import {productName} from '@theme/productName';

/** Title of a page of changes; the current packages have no version of their own in it. */
export function changesTitle(product: ApiProduct, before: string, after: string): string {
  return translate(
    {
      id: 'apiReference.changes.title',
      message: '{name} API: {before} → {after}',
      description: 'Title of the page of changes between two versions',
    },
    {name: productName(`x-${product}`), before, after},
  );
}

/** What the page compares. */
export function changesLead(before: string, after: string): string {
  return translate(
    {
      id: 'apiReference.changes.lead',
      message:
        'Read from the packages of both versions. A name counts as renamed where the old one was deprecated in favor of the new one; otherwise it stands here as removed and added. The small {before} leads to the component in the documentation of that version, everything else to {after}.',
      description: 'Below the title of the page of changes between two versions',
    },
    {before, after},
  );
}

/** What happened, in a word, in the order of the choice among changes. */
export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  added: translate({id: 'apiReference.change.added', message: 'Added', description: 'Kind of a change'}),
  removed: translate({
    id: 'apiReference.change.removed',
    message: 'Removed',
    description: 'Kind of a change',
  }),
  renamed: translate({
    id: 'apiReference.change.renamed',
    message: 'Renamed',
    description: 'Kind of a change',
  }),
  type: translate({id: 'apiReference.change.type', message: 'Type', description: 'Kind of a change'}),
  default: translate({
    id: 'apiReference.change.default',
    message: 'Default',
    description: 'Kind of a change',
  }),
  required: translate({
    id: 'apiReference.change.required',
    message: 'Required or optional',
    description: 'Kind of a change',
  }),
};
