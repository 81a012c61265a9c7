import React, {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {socialCardOf} from '@site/src/navigation';
import PageColumns from '@theme/PageColumns';
import type {Props} from '@theme/ApiPage';
import type {ApiHeadView} from '../../view/types';
import {listTitle} from '../ApiContent/labels';
import {tocOf} from '../ApiContent/tocOf';
import {ContentPart} from '../../client/ContentPart';
import {PageLine} from '../PageLine';

/** A page of the API reference. */
export default function ApiPage({head, content}: Props): ReactNode {
  const {pathname} = useLocation();
  const toc = useMemo(() => tocOf(head.contents), [head]);
  const {collectAnchor} = useBrokenLinks();
  toc.forEach(({id}) => collectAnchor(id));
  return (
    <>
      <PageMetadata
        title={titleOf(head)}
        description={head.summary || undefined}
        image={socialCardOf(pathname)}
      />
      <PageColumns toc={toc}>
        <article>
          <PageLine />
          <ContentPart key={`${head.product} ${head.slug}`} content={content} />
        </article>
      </PageColumns>
    </>
  );
}

function titleOf({name, kind}: ApiHeadView): string {
  const what = kind === 'events' || kind === 'api-object' || kind === 'selectors' ? listTitle(kind) : name;
  return translate(
    {id: 'apiReference.page.title', message: '{name} API', description: 'Title of an API page'},
    {name: what},
  );
}
