import React, {useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode} from 'react';
import LoadFailure from '@theme/LoadFailure';
import type {Props} from '@theme/ConsentDialog';
import {useChunk} from '@site/src/useChunk';
import {useTakenFocus} from '../../client/useTakenFocus';
import styles from './styles.module.css';

const loadDialog = () => import('./lazyDialog');

/**
 * The dialog about third parties, which loads when there is something to ask. Where it cannot be loaded, a reader who
 * has asked for it is told; to others nothing is missing, because without an answer nothing is requested.
 */
export default function ConsentDialog(props: Props): ReactNode {
  const {isAskedFor, onClose} = props;
  const {module, hasFailed, failures, retry} = useChunk(loadDialog, true);
  // What failed before anybody wanted it may come now.
  const onAsked = useEffectEvent(() => hasFailed && retry());
  useEffect(() => {
    if (isAskedFor) onAsked();
  }, [isAskedFor]);
  if (module) {
    return <module.default {...props} />;
  }
  return isAskedFor && hasFailed && <Missing failures={failures} onRetry={retry} onClose={onClose} />;
}

type MissingProps = {failures: number; onRetry: () => void; onClose: () => void};

/** Stands where the dialog would, and takes the focus as it would. */
function Missing({failures, onRetry, onClose}: MissingProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useTakenFocus(box, true);
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div ref={box} className={styles.missing} tabIndex={-1} onKeyDown={closeOnEscape}>
      <LoadFailure failures={failures} onRetry={onRetry} onClose={onClose} />
    </div>
  );
}
