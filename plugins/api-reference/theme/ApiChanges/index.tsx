import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {socialCardOf} from '@site/src/navigation';
import PageColumns from '@theme/PageColumns';
import type {Props} from '@theme/ApiChanges';
import {ContentPart} from '../../client/ContentPart';
import {PageLine} from '../PageLine';
import {changesLead, changesTitle} from '../ApiChangeList/labels';

/** What changed in the API of a product between two versions. */
export default function ApiChanges({product, before, after, content}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <PageMetadata
        title={changesTitle(product, before, after)}
        description={changesLead(before, after)}
        image={socialCardOf(pathname)}
      />
      <PageColumns toc={[]}>
        <article>
          <PageLine />
          <ContentPart key={product} content={content} />
        </article>
      </PageColumns>
    </>
  );
}
