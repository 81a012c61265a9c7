import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PageFlags} from '@site/src/navigation';
import {Glyph, type MarkKind as Kind} from './glyphs';
import styles from './styles.module.css';

/** What each mark shows and what it means; the meaning is read out and shown on hover and focus. */
function getTexts(kind: Kind): {label: string; meaning: string} {
  switch (kind) {
    case 'pro':
      return {
        label: 'Pro',
        meaning: translate({
          id: 'site.mark.pro',
          message: 'Part of the Pro plan',
          description: 'Meaning of the mark "Pro"',
        }),
      };
    case 'premium':
      return {
        label: 'Premium',
        meaning: translate({
          id: 'site.mark.premium',
          message: 'Part of the Premium plan',
          description: 'Meaning of the mark "Premium"',
        }),
      };
    case 'newFeature':
      return {
        label: translate({id: 'site.mark.new.label', message: 'New', description: 'Mark of a new feature'}),
        meaning: translate({
          id: 'site.mark.new',
          message: 'New in this version',
          description: 'Meaning of the mark "New"',
        }),
      };
    case 'planned':
      return {
        label: translate({
          id: 'site.mark.planned.label',
          message: 'Planned',
          description: 'Mark of a planned feature',
        }),
        meaning: translate({
          id: 'site.mark.planned',
          message: 'Planned: does not exist yet',
          description: 'Meaning of the mark "Planned"',
        }),
      };
    case 'unstable':
      return {
        label: translate({
          id: 'site.mark.unstable.label',
          message: 'Preview',
          description: 'Mark of an unstable feature',
        }),
        meaning: translate({
          id: 'site.mark.unstable',
          message: 'Preview: its API may still change',
          description: 'Meaning of the mark "Preview"',
        }),
      };
  }
}

/**
 * One small mark. Shape and text tell the kinds apart, color only helps. Its meaning shows on hover and focus and is
 * read out; a mark inside a link shows it with the link's focus.
 *
 * @param focusable - for a mark that stands alone: the keyboard reaches it to read its meaning
 * @param small - in a list of pages: a plan is its sign alone, the others their word
 */
export function Mark({
  kind,
  focusable = false,
  small = false,
}: {
  kind: Kind;
  focusable?: boolean;
  small?: boolean;
}): ReactNode {
  const {label, meaning} = getTexts(kind);
  return (
    <span
      className={`${styles.mark} ${styles[kind]}`}
      tabIndex={focusable ? 0 : undefined}
      role={focusable ? 'note' : undefined}
      data-mark={kind}
      data-small={small || undefined}
    >
      <Glyph kind={kind} />
      <span className={styles.label}>{label}</span>
      <span className={styles.meaning}> ({meaning})</span>
    </span>
  );
}

/** The plan mark in a heading of a page. */
export function Plan({plan}: {plan: 'pro' | 'premium'}): ReactNode {
  return <Mark kind={plan} />;
}

/** All marks of a page, in a fixed order. */
export function Marks({
  focusable,
  small,
  plan,
  newFeature,
  planned,
  unstable,
}: PageFlags & {focusable?: boolean; small?: boolean}): ReactNode {
  const kinds: readonly (Kind | false | undefined)[] = [
    plan,
    newFeature && 'newFeature',
    planned && 'planned',
    unstable && 'unstable',
  ];
  return kinds.map(
    (kind) =>
      kind && (
        <React.Fragment key={kind}>
          {/* A space and no margin: the text before it may run the other way than the page. */}
          {!small && ' '}
          <Mark kind={kind} focusable={focusable} small={small} />
        </React.Fragment>
      ),
  );
}
