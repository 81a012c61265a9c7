import React, {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useRovingFocus} from '@site/src/ui/useRovingFocus';
import {CodeChoices} from './CodeChoices';
import {CopyCode} from './CopyCode';
import {MoreMenu, type Tools} from './MoreMenu';
import {ProjectFailureNote} from './ProjectFailureNote';
import {ToolbarButton} from './ToolbarButton';
import {codeLabel} from './codeLabel';
import {labels} from './labels';
import styles from './styles.module.css';

export type ToolbarProps = Tools & {
  codeOpen: boolean;
  onToggleCode: () => void;
  /** The code as the reader sees it. */
  getCode: () => Promise<string>;
};

/** What a reader can do with a demo: one tab stop, arrow keys between the buttons, quiet until it is needed. */
export default function DemoToolbar(props: ToolbarProps): ReactNode {
  const {demo, codeOpen, onToggleCode, onReset, fullScreen, project} = props;
  const bar = useRef<HTMLDivElement>(null);
  const {current, onKeyDown, onFocus, onBlur} = useRovingFocus('code');
  const [dismissed, setDismissed] = useState(false);
  const item = {demo: demo.name, current};
  const text = labels();
  // Where the demo is narrow its own button goes with the full screen; where it stays it takes the focus from here.
  useEffect(
    () =>
      fullScreen.active
        ? () => bar.current?.querySelector<HTMLElement>('[data-toolbar-item="more"]')?.focus()
        : undefined,
    [fullScreen.active],
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={translate(
        {
          id: 'codeVariants.toolbar.label',
          message: 'Tools of the demo {name}',
          description: 'Name of the toolbar under a demo, for screen readers',
        },
        {name: demo.name},
      )}
      className={styles.toolbar}
      // Escape hides a tooltip until the pointer or the focus moves on (WCAG 1.4.13).
      data-tooltips={dismissed ? 'dismissed' : undefined}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        setDismissed(event.key === 'Escape');
        onKeyDown(event);
      }}
      onPointerOver={() => setDismissed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={styles.row}>
        <CodeChoices {...item} stylings={demo.stylings} />
        <span className={`${styles.rule} ${styles.wideOnly}`} />
        <ToolbarButton
          {...item}
          action="code"
          icon="code"
          label={codeLabel(codeOpen)}
          text={codeLabel(codeOpen)}
          expanded={codeOpen}
          onClick={onToggleCode}
        />
        <span className={styles.space} />
        <CopyCode {...item} getCode={props.getCode} />
        <ToolbarButton
          {...item}
          action="sandbox"
          icon="sandbox"
          label={text.sandbox}
          text="StackBlitz"
          busy={project.busy === 'sandbox'}
          onClick={() => project.take('sandbox')}
        />
        <ToolbarButton {...item} action="reset" icon="reset" label={text.reset} onClick={onReset} wideOnly />
        <ToolbarButton
          {...item}
          ref={fullScreen.button}
          action="full-screen"
          icon={fullScreen.active ? 'shrink' : 'enlarge'}
          label={fullScreen.active ? text.leaveFullScreen : text.fullScreen}
          onClick={fullScreen.toggle}
          wideOnly={!fullScreen.active}
        />
        <MoreMenu {...props} current={current} />
      </div>
      <ProjectFailureNote failure={project.failure} />
    </div>
  );
}
