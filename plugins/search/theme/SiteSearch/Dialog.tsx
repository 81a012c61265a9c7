import React, {useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import keyStyles from '@site/src/ui/key.module.css';
import {useThirdParties} from '@site/plugins/analytics/client';
import {toOptions, type Option} from '../../client/groups';
import {keepRecent} from '../../client/recent';
import {useDrawn} from '../../client/useDrawn';
import {useOptions} from '../../client/useOptions';
import {useSearch} from '../../client/useSearch';
import {productAbout} from '../../engine/about';
import {Foot} from './Foot';
import {SearchIcon} from './icons';
import {Results} from './Results';
import {ScopeBar} from './ScopeBar';
import type {SearchClient} from './searchClient';
import {Start} from './Start';
import {Status} from './Status';
import {dialogLabels} from './texts';
import styles from './dialog.module.css';

interface Props {
  readonly client: SearchClient;
  readonly onClose: () => void;
}

/** The search: a box with its results below, as a modal dialog. */
export default function Dialog({client, onClose}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const {pathname} = useLocation();
  const [scope, setScope] = useState(() => ({...client.scope, about: productAbout(pathname)}));
  const engine = useThirdParties() === 'allowed' ? client.withServices : client.local;
  const answer = useSearch(engine, query, scope, attempt);
  const options = useMemo(() => toOptions(answer.hits), [answer.hits]);
  const {active, setActive, onKeyDown} = useOptions(options, answer.query);
  const drawn = useDrawn(options, answer.query, active);
  const isOpen = options.length > 0;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => element?.close();
  }, []);

  const leave = ({address, hit}: Option) => {
    keepRecent(query);
    onClose();
    // Pages of this part are drawn without a load; those of other versions and sites are not.
    const isHere = hit.version === client.scope.version && address.startsWith(siteConfig.baseUrl);
    if (isHere) history.push(address);
    else window.location.assign(address);
  };
  const choose = (event: KeyboardEvent) => {
    const option = options.find(({id}) => id === active);
    if (!option) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      keepRecent(query);
      window.open(option.address, '_blank', 'noopener');
    } else leave(option);
  };
  const onInputKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') choose(event);
    else onKeyDown(event);
  };
  const onFollow = (event: React.MouseEvent, option: Option) => {
    keepRecent(query);
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave(option);
  };
  const ask = (text: string) => {
    setQuery(text);
    input.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={dialogLabels.title}
      onClose={onClose}
      onClick={(event) => {
        // The backdrop is the dialog's own; what it shows stands inside.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame} data-search-state={answer.state} data-search-query={answer.query}>
        <div className={styles.head}>
          <SearchIcon name="search" />
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen ? active : undefined}
            aria-autocomplete="list"
            aria-label={dialogLabels.box}
            placeholder={dialogLabels.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={120}
            enterKeyHint="go"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onInputKey}
          />
          {query !== '' && (
            <button type="button" className={styles.quiet} onClick={() => ask('')}>
              {dialogLabels.clear}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={dialogLabels.close} onClick={onClose}>
            <kbd className={keyStyles.key} aria-hidden="true">
              esc
            </kbd>
            <SearchIcon name="close" />
          </button>
        </div>
        <ScopeBar scope={scope} onChange={setScope} />
        <Status
          answer={answer}
          onRetry={() => setAttempt((count) => count + 1)}
          scope={scope}
          onScope={setScope}
        />
        {query.trim() === '' && <Start onAsk={ask} />}
        <Results
          id={listId}
          options={drawn}
          query={answer.query}
          active={active}
          allVersions={scope.allVersions}
          onPoint={setActive}
          onFollow={onFollow}
        />
        <Foot />
      </div>
    </dialog>
  );
}
