import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {askAboutDemo} from '@site/plugins/feedback/client';
import type {Props} from '@theme/DemoToolbar';
import {useCopy} from '../../client/useCopy';
import {labels} from './labels';
import {MenuEntry} from './MenuEntries';
import {ToolbarMenu} from './ToolbarMenu';
import styles from './styles.module.css';

/** The tools that are needed less, and on a narrow screen those that have no room. */
export function MoreMenu(props: Props & {current: string}): ReactNode {
  const {demo, current, onReset, onResetFocus, getLink, sourceUrl, project} = props;
  const {copied, copy} = useCopy();
  const text = labels();
  const item = {demo: demo.name};
  return (
    <>
      <ToolbarMenu demo={demo.name} current={current} action="more" icon="more" label={text.more} align="end">
        {(close) => {
          const closing = (action: () => void) => () => {
            close();
            action();
          };
          return (
            <>
              <MenuEntry
                {...item}
                action="sandbox"
                icon="sandbox"
                onClick={closing(() => project.take('sandbox'))}
                narrowOnly
              >
                {text.sandbox}
              </MenuEntry>
              <MenuEntry
                {...item}
                action="download"
                icon="download"
                onClick={closing(() => project.take('download'))}
                narrowOnly
              >
                {text.download}
              </MenuEntry>
              <MenuEntry {...item} action="reset" icon="reset" onClick={closing(onReset)} narrowOnly>
                {text.reset}
              </MenuEntry>
              <MenuEntry {...item} action="reset-focus" icon="focus" onClick={closing(onResetFocus)}>
                {text.resetFocus}
              </MenuEntry>
              <MenuEntry {...item} action="link" icon="link" onClick={closing(() => void copy(getLink()))}>
                {text.copyLink}
              </MenuEntry>
              <MenuEntry
                {...item}
                action="feedback"
                icon="feedback"
                onClick={closing(() => askAboutDemo(demo.name))}
              >
                {text.feedback}
              </MenuEntry>
              <MenuEntry {...item} action="source" icon="source" href={sourceUrl} onClick={close}>
                {text.source}
              </MenuEntry>
            </>
          );
        }}
      </ToolbarMenu>
      <span className={styles.hidden} aria-live="polite">
        {copied &&
          translate({
            id: 'codeVariants.toolbar.linkCopied',
            message: 'Link copied',
            description: 'Announced after the link to a demo was copied',
          })}
      </span>
    </>
  );
}
