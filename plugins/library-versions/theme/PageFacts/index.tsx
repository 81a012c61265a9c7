import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useCodePreferences} from '@site/plugins/code-variants/client';
import {planLabel} from '@site/src/mdx/marks';
import {PACKAGE_MANAGERS} from '@site/src/preferences/code';
import CopyButton from '@theme/CopyButton';
import FactMenu from '@theme/FactMenu';
import ManagerTabs from '@theme/ManagerTabs';
import PageMarkdown from '@theme/PageMarkdown';
import {getPlan} from '../../build/packagePlans';
import {installCommands} from '../../build/packageVersions';
import type {Props} from '@theme/PageFacts';
import styles from './styles.module.css';

/** `@mui/x-charts@8.29.3` → `@mui/x-charts`. */
const getName = (spec: string) => spec.slice(0, spec.lastIndexOf('@'));

/** One row: how to install the packages of the page, what others add, and the page's Markdown copy at its end. */
export default function PageFacts({specs: written, children}: Props): ReactNode {
  const specs = written.split(' ').filter(Boolean);
  return (
    <div className={styles.row}>
      {specs[0] && <Capsule specs={specs} shown={specs[0]} />}
      {children}
      <PageMarkdown />
    </div>
  );
}

/** The command for the first package in the reader's package manager, and a menu with all packages and managers. */
function Capsule({specs, shown}: {specs: readonly string[]; shown: string}): ReactNode {
  const {packageManager} = useCodePreferences();
  const copyButton = (spec: string) => (
    <CopyButton what={getName(spec)} getText={() => installCommands([spec])[packageManager]} />
  );
  return (
    <div className={styles.capsule}>
      <code dir="ltr">
        {PACKAGE_MANAGERS.map((manager) => (
          <span key={manager} className={styles.verb} data-manager={manager}>
            {installCommands([])[manager]}
          </span>
        ))}
        <bdi>{getName(shown)}</bdi>
        <span className={styles.version}>{shown.slice(getName(shown).length)}</span>
      </code>
      {copyButton(shown)}
      <FactMenu
        className={styles.menu}
        name={translate({
          id: 'libraryVersions.facts.menu',
          message: 'Plans and package managers',
          description: 'Name of the button beside the install command under the lead of a page',
        })}
      >
        {() => (
          <>
            <ManagerTabs />
            <p className={styles.title}>
              <Translate
                id="libraryVersions.facts.plans"
                description="Above a list of packages with their plans; before the names of plans in Markdown copies"
              >
                Plans
              </Translate>
            </p>
            <ul
              aria-label={translate({
                id: 'libraryVersions.facts.label',
                message: 'Packages of this page',
                description: 'Name of the list of packages under the lead of a page',
              })}
            >
              {specs.map((spec) => (
                <li key={spec}>
                  <span>
                    <code dir="ltr">{spec}</code>
                    <small>{planName(spec)}</small>
                  </span>
                  {copyButton(spec)}
                </li>
              ))}
            </ul>
          </>
        )}
      </FactMenu>
    </div>
  );
}

function planName(spec: string): string {
  const plan = getPlan(spec);
  if (plan !== 'community') return planLabel(plan);
  return translate({
    id: 'libraryVersions.facts.community',
    message: 'Community',
    description: 'Name of the free plan under the lead of a page',
  });
}
