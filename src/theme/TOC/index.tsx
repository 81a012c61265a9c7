// Ejected: one list for all widths (a column, or a box that opens on narrow screens), tracked without Infima.
import React, {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ChevronDownIcon, Icon} from '@site/src/components/Icons';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';
import {useActiveHeading} from './useActiveHeading';

export default function TOC({toc, minHeadingLevel = 2, maxHeadingLevel = 3, lang}: Props): ReactNode {
  const items = useMemo(
    () => toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
  const [open, setOpen] = useState(false);
  const active = useActiveHeading(useMemo(() => items.map(({id}) => id), [items]));
  const title = translate({
    id: 'site.contents.title',
    message: 'On this page',
    description: 'Heading of the table of contents',
  });
  return (
    <>
      <nav className={styles.contents} aria-label={title} data-open={open}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {title}
          <ChevronDownIcon />
        </button>
        <ul className={styles.list} lang={lang} onClick={() => setOpen(false)}>
          {items.map(({id, value, level}) => (
            <li key={id} data-level={level}>
              {/* Headings come from our own pages, rendered to HTML at build. */}
              <a
                className="sentence"
                href={`#${id}`}
                aria-current={id === active ? 'location' : undefined}
                dangerouslySetInnerHTML={{__html: value}}
              />
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.top} href="#top">
        <Icon size={16}>
          <path d="M8 13V3M3.75 7.25 8 3l4.25 4.25" />
        </Icon>
        <Translate id="site.contents.top" description="Link below the table of contents">
          Back to top
        </Translate>
      </a>
    </>
  );
}
