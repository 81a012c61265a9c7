// Ejected: edit link and date are one line with the question for feedback, with an icon as its buttons have.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {LastUpdated} from './LastUpdated';

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    (editUrl || lastUpdatedAt) && (
      <footer className="theme-doc-footer">
        {editUrl && (
          <Link to={editUrl} className="theme-edit-this-page">
            <Translate id="theme.common.editThisPage" description="Link at the end of a page to its source">
              Edit this page
            </Translate>
          </Link>
        )}
        {lastUpdatedAt && <LastUpdated time={lastUpdatedAt} />}
      </footer>
    )
  );
}
