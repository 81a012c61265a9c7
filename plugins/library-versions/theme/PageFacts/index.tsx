import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@theme/CopyButton';
import PageMarkdown from '@theme/PageMarkdown';
import {plansAfterFirst, plansOf, type Plan} from '../../packagePlans';
import type {Props} from '@theme/PageFacts';
import styles from './styles.module.css';

const commandOf = (spec: string) => `npm install ${spec}`;

/**
 * The packages of a page with exact versions, each with its install command to copy, what others add, and the page's
 * Markdown copy. The first package shows its command, the others their names, or the plan when that says enough.
 */
export default function PageFacts({specs: written, children}: Props): ReactNode {
  const specs = written.split(' ').filter(Boolean);
  const plans = plansAfterFirst(specs);
  return (
    <div className={styles.row}>
      {specs.length > 0 && <Packages specs={specs} plans={plans} />}
      {(specs.length === 1 || plans.slice(1).some((plan) => !plan)) && <Plans plans={plansOf(specs)} />}
      {children}
      <PageMarkdown />
    </div>
  );
}

/** Which plans the packages belong to. */
function Plans({plans}: {plans: readonly Plan[]}): ReactNode {
  return (
    <p className={styles.plans}>
      <span className={styles.label}>
        {translate({
          id: 'libraryVersions.facts.plans',
          message: 'Plans',
          description: 'Stands before the names of plans, for screen readers and in Markdown copies',
        })}
      </span>
      <span>{plans.map(planName).join(', ')}</span>
    </p>
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

function Packages({
  specs,
  plans,
}: {
  specs: readonly string[];
  plans: readonly (Plan | undefined)[];
}): ReactNode {
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
          <code dir="ltr">
            {index === 0 ? commandOf(spec) : plans[index] ? planName(plans[index]) : spec}
          </code>
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
