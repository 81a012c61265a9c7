// Ejected: the page head carries the marks, and a page that is not translated says so and is marked as English.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Marks} from '@site/src/components/Marks';
import {usePageTranslation, useTextLanguage} from '@site/src/components/PageTranslation/usePageTranslation';
import {flagsIn} from '@site/src/navigation';
import MDXContent from '@theme/MDXContent';
import TranslationNotice from '@theme/TranslationNotice';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const translation = usePageTranslation();
  return (
    <>
      {translation && <TranslationNotice {...translation} />}
      <div className="theme-doc-markdown markdown" lang={useTextLanguage()}>
        <header>
          <h1 id="page-title">
            {withDashKept(metadata.title)}
            <Marks focusable {...flagsIn(frontMatter)} />
          </h1>
        </header>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}

/** The dash of "Data Grid – Sorting" stays with the product's name when the heading wraps. */
function withDashKept(title: string): string {
  return title.replace(' – ', '\u00a0– ');
}
