import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@theme/CopyButton';
import PageMarkdown from '@theme/PageMarkdown';
import type {Props} from '@theme/PageFacts';
import styles from './styles.module.css';

const commandOf = (spec: string) => `npm install ${spec}`;

/**
 * The packages of a page with exact versions, each with its install command to copy, what others add, and the page's
 * Markdown copy. The first package shows its command, the others their names.
 */
export default function PageFacts({specs, children}: Props): ReactNode {
  return (
    <div className={styles.row}>
      {specs !== '' && <Packages specs={specs.split(' ')} />}
      {children}
      <PageMarkdown />
    </div>
  );
}

function Packages({specs}: {specs: readonly string[]}): ReactNode {
  return (
    <ul
      className={styles.facts}
      aria-label={translate({
        id: 'libraryVersions.facts.label',
        message: 'Packages of this page',
        description: 'Name of the list of packages under the lead of a page',
      })}
    >
      {specs.map((spec, index) => (
        <li key={spec}>
          <code dir="ltr">{index === 0 ? commandOf(spec) : spec}</code>
          <CopyButton
            label={translate(
              {
                id: 'libraryVersions.facts.copy',
                message: 'Copy the install command of {spec}',
                description: 'Name of a copy button for screen readers',
              },
              {spec},
            )}
            getText={() => commandOf(spec)}
          />
        </li>
      ))}
    </ul>
  );
}
