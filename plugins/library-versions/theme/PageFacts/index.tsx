import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodePreferences} from '@site/plugins/code-variants/client';
import {PACKAGE_MANAGERS} from '@site/src/preferences/code';
import CopyButton from '@theme/CopyButton';
import FactMenu from '@theme/FactMenu';
import ManagerTabs from '@theme/ManagerTabs';
import PageMarkdown from '@theme/PageMarkdown';
import {planOf, type Plan} from '../../build/packagePlans';
import {installCommands} from '../../build/packageVersions';
import type {Props} from '@theme/PageFacts';
import styles from './styles.module.css';

/** `@mui/x-charts@8.29.3` → `@mui/x-charts`. */
const nameOf = (spec: string) => spec.slice(0, spec.lastIndexOf('@'));

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
    <CopyButton what={nameOf(spec)} getText={() => installCommands([spec])[packageManager]} />
  );
  return (
    <div className={styles.capsule}>
      <code dir="ltr">
        {PACKAGE_MANAGERS.map((manager) => (
          <span key={manager} className={styles.verb} data-manager={manager}>
            {installCommands([])[manager]}
          </span>
        ))}
        <bdi>{nameOf(shown)}</bdi>
        <span className={styles.version}>{shown.slice(nameOf(shown).length)}</span>
      </code>
      {copyButton(shown)}
      <FactMenu className={styles.menu} name={menuName()}>
        {() => (
          <>
            <ManagerTabs />
            <p className={styles.title}>{plansTitle()}</p>
            <ul aria-label={packagesLabel()}>
              {specs.map((spec) => (
                <li key={spec}>
                  <span>
                    <code dir="ltr">{spec}</code>
                    <small>{planName(planOf(spec))}</small>
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

/** The commercial plans keep their names in every language. */
function planName(plan: Plan): string {
  switch (plan) {
    case 'pro':
      return 'Pro';
    case 'premium':
      return 'Premium';
    default:
      return translate({
        id: 'libraryVersions.facts.community',
        message: 'Community',
        description: 'Name of the free plan under the lead of a page',
      });
  }
}

function menuName(): string {
  return translate({
    id: 'libraryVersions.facts.menu',
    message: 'Plans and package managers',
    description: 'Name of the button beside the install command under the lead of a page',
  });
}

function plansTitle(): string {
  return translate({
    id: 'libraryVersions.facts.plans',
    message: 'Plans',
    description: 'Above a list of packages with their plans; before the names of plans in Markdown copies',
  });
}

function packagesLabel(): string {
  return translate({
    id: 'libraryVersions.facts.label',
    message: 'Packages of this page',
    description: 'Name of the list of packages under the lead of a page',
  });
}
