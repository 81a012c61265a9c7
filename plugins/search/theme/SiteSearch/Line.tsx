import React, {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import Marks from '@theme/Marks';
import {isSameLine, type Option} from '../../client/groups';
import {plainPieces} from '../../engine/pieces';
import type {Hit, Piece} from '../../engine/types';
import {getIcon, SearchIcon} from './icons';
import {kindLabels} from './texts';
import styles from './results.module.css';

interface Props {
  readonly option: Option;
  readonly isActive: boolean;
  /** It then says its version. */
  readonly allVersions: boolean;
}

/** A line of the list. The list hears what is done to it, so a line that reads the same need not be drawn again. */
export const Line = memo(
  function Line({option, isActive, allVersions}: Props): ReactNode {
    const {id, address, hit, section} = option;
    return (
      <a
        id={id}
        role="option"
        aria-selected={isActive}
        data-search-line={section ? 'section' : 'result'}
        tabIndex={-1}
        className={`${styles.option} ${section ? styles.section : ''}`}
        href={address}
      >
        <SearchIcon name={getIcon(option)} />
        <span className={styles.text}>
          {section ? (
            <>
              <span className={styles.title}>
                <Pieces pieces={section.titlePieces ?? plainPieces(section.title)} />
              </span>
              <Excerpt pieces={section.excerpt} />
            </>
          ) : (
            <HitText hit={hit} allVersions={allVersions} />
          )}
        </span>
      </a>
    );
  },
  (a, b) => a.isActive === b.isActive && a.allVersions === b.allVersions && isSameLine(a.option, b.option),
);

function HitText({hit, allVersions}: {hit: Hit; allVersions: boolean}): ReactNode {
  const {kind, trail, flags, version, excerpt} = hit;
  const isCode = kind !== 'page';
  const title = <Pieces pieces={hit.titlePieces ?? plainPieces(hit.title)} />;
  return (
    <>
      <span className={styles.line}>
        {isCode ? (
          <code className={styles.name}>{title}</code>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <Marks {...flags} />
        {allVersions && <span className={styles.version}>{version}</span>}
        <span className={styles.kind}>{kindLabels[kind]}</span>
      </span>
      {trail.length > 0 && <span className={styles.trail}>{trail.join(isCode ? ', ' : ' › ')}</span>}
      <Excerpt pieces={excerpt} />
    </>
  );
}

function Excerpt({pieces}: {pieces: readonly Piece[]}): ReactNode {
  if (pieces.length === 0) return null;
  return (
    <span className={clsx('sentence', styles.excerpt)}>
      <Pieces pieces={pieces} />
    </span>
  );
}

/** Text with its matches; it is text only, whatever its source says. */
function Pieces({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
