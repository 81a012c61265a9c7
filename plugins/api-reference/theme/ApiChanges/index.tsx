import React, {type ReactNode} from 'react';
import type {ContentModule} from '../../contentModule';
import type {ApiChangesView} from '../../view/changesView';
import {ApiArticle} from '../ApiArticle';
import {changesLead, changesTitle} from '../ApiChangeList/labels';

type Props = Omit<ApiChangesView, 'rows'> & {content: ContentModule<ApiChangesView>};

/** What changed in the API of a product between two versions. */
export default function ApiChanges({product, before, after, content}: Props): ReactNode {
  return (
    <ApiArticle
      title={changesTitle(product, before, after)}
      description={changesLead(before, after)}
      content={content}
    />
  );
}
