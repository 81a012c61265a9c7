// Ejected: one list for all widths (a column, or a box that opens on narrow screens), tracked without Infima.
import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {Icon} from '@site/src/ui/Icon';
import type {ContentsItem} from '@theme/PageColumns';
import type {Props as TOCProps} from '@theme/TOC';
import {showCurrent} from './showCurrent';
import styles from './styles.module.css';
import {useActiveHeading} from './useActiveHeading';

type Props = Omit<TOCProps, 'toc'> & {readonly toc: readonly ContentsItem[]};

export default function TOC({toc, lang}: Props): ReactNode {
  const items = useMemo(() => toc.filter(({level}) => level === 2 || level === 3), [toc]);
  const [open, setOpen] = useState(false);
  const active = useActiveHeading(useMemo(() => items.map(({id}) => id), [items]));
  const group = items.find(({id}) => id === active)?.group;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(list.current), [active, open]);
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
        {/* With another group it is another list, and another link below it: what would move is drawn in its new place. */}
        <ul key={group} ref={list} className={styles.list} lang={lang} onClick={() => setOpen(false)}>
          {items
            .filter((item) => item.level === 2 || item.group === group)
            .map(({id, value, level}) =>
              // Headings and letters come from our own pages, rendered to HTML at build.
              id ? (
                <li key={id} data-level={level}>
                  <a
                    className="sentence"
                    href={`#${id}`}
                    aria-current={id === active ? 'location' : undefined}
                    dangerouslySetInnerHTML={{__html: value}}
                  />
                </li>
              ) : (
                <li key="letters" className={styles.letters} dangerouslySetInnerHTML={{__html: value}} />
              ),
            )}
        </ul>
      </nav>
      <a key={group} className={styles.top} href="#top">
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
