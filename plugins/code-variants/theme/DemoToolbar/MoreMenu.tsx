import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {askAboutDemo} from '@site/plugins/feedback/client';
import LoadFailure from '@theme/LoadFailure';
import type {DemoRecord} from '@theme/Demo';
import type {DemoView} from '@theme/DemoScope';
import {fetchAhead, useChunk} from '@site/src/useChunk';
import {useCopy} from '../../client/useCopy';
import type {ProjectState} from '../../client/project';
import {copyMessage} from '../CopyButton/copyTexts';
import {CodeChoiceEntries} from './CodeChoiceEntries';
import {labels} from './labels';
import {MenuEntry} from './MenuEntries';
import {ToolbarMenu} from './ToolbarMenu';
import menuStyles from './menu.module.css';
import texts from './texts.module.css';

/** What a reader can do with a demo, beside opening and copying its code. */
export type Tools = {
  demo: DemoRecord;
  /** The address of the demo as the reader sees it. */
  getLink: () => string;
  /** The demo's file in the repository, where there is one. */
  sourceUrl?: string;
  project: ProjectState;
  view: DemoView;
  onViewChange: (view: DemoView) => void;
  onReset: () => void;
  onResetFocus: () => void;
  fullScreen: {active: boolean; toggle: () => void; button: RefObject<HTMLButtonElement | null>};
};

const loadViewChoices = () => import('./ViewChoices');

/** The tools that are needed less, and on a narrow screen those that have no room. */
export function MoreMenu(props: Tools & {current: string}): ReactNode {
  const {demo, current, getLink} = props;
  const {outcome, copy} = useCopy();
  return (
    <>
      <ToolbarMenu
        demo={demo.name}
        current={current}
        action="more"
        icon="more"
        label={labels().more}
        align="end"
      >
        {(close) => <MoreEntries {...props} onCopyLink={() => void copy(getLink())} close={close} />}
      </ToolbarMenu>
      <span className={texts.hidden} aria-live="polite">
        {outcome === 'copied' &&
          translate({
            id: 'codeVariants.toolbar.linkCopied',
            message: 'Link copied',
            description: 'Announced after the link to a demo was copied',
          })}
      </span>
      {outcome && outcome !== 'copied' && (
        <span role="alert" className={texts.refusal}>
          {copyMessage(outcome)}
        </span>
      )}
    </>
  );
}

/** What the menu holds while it is open: the tools, or the choices of the view that one of them leads to. */
function MoreEntries(props: Tools & {onCopyLink: () => void; close: () => void}): ReactNode {
  const {demo, onReset, onResetFocus, onCopyLink, sourceUrl, project, fullScreen, close} = props;
  const [isViewing, setIsViewing] = useState(false);
  const choices = useChunk(loadViewChoices, isViewing);
  useEffect(() => fetchAhead(loadViewChoices), []);
  const text = labels();
  const item = {demo: demo.name};
  const closing = (action: () => void) => () => {
    close();
    action();
  };
  if (isViewing && choices.module) {
    const {ViewChoices} = choices.module;
    return <ViewChoices demo={demo.name} view={props.view} onChange={props.onViewChange} />;
  }
  return (
    <>
      <div role="presentation" className={menuStyles.narrowOnly}>
        <CodeChoiceEntries demo={demo.name} stylings={demo.stylings} onChosen={close} />
      </div>
      <MenuEntry {...item} action="reset" icon="reset" onClick={closing(onReset)} narrowOnly apart>
        {text.reset}
      </MenuEntry>
      {!fullScreen.active && (
        <MenuEntry
          {...item}
          action="full-screen"
          icon="enlarge"
          onClick={closing(fullScreen.toggle)}
          narrowOnly
        >
          {text.fullScreen}
        </MenuEntry>
      )}
      <MenuEntry
        {...item}
        action="download"
        icon="download"
        onClick={closing(() => project.take('download'))}
      >
        {text.download}
      </MenuEntry>
      <MenuEntry {...item} action="link" icon="link" onClick={closing(onCopyLink)}>
        {text.copyLink}
      </MenuEntry>
      {sourceUrl && (
        <MenuEntry {...item} action="source" icon="source" href={sourceUrl} onClick={close}>
          {text.source}
        </MenuEntry>
      )}
      <MenuEntry {...item} action="reset-focus" icon="focus" onClick={closing(onResetFocus)}>
        {text.resetFocus}
      </MenuEntry>
      <MenuEntry
        {...item}
        action="view"
        icon="view"
        onClick={() => (choices.hasFailed ? choices.retry() : setIsViewing(true))}
      >
        {text.view}
      </MenuEntry>
      <MenuEntry
        {...item}
        action="feedback"
        icon="feedback"
        onClick={closing(() => askAboutDemo(demo.name))}
        apart
      >
        {text.feedback}
      </MenuEntry>
      {choices.hasFailed && (
        <LoadFailure className={menuStyles.failure} failures={choices.failures} onRetry={choices.retry} />
      )}
    </>
  );
}
