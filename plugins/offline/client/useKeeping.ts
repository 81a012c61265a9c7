import {useCallback, useEffect, useRef, useState} from 'react';
import {isOwnHost} from './hosts';
import {keepVersion, lookAt} from './keep/keeper';
import type {KeepState} from './keep/types';
import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** How a version stands, and what the reader can do about it. */
export type Keeping = ReturnType<typeof useKeeping>;

/** Whether this browser on this host has a worker. */
export function hasWorker(): boolean {
  return (
    settings.isOn && 'serviceWorker' in navigator && isOwnHost(window.location.hostname, settings.domain)
  );
}

/** Keeping the version at a base address on this device. Leaving the page pauses a download. */
export function useKeeping(base: string) {
  const [state, setState] = useState<KeepState>({phase: 'looking'});
  const running = useRef<AbortController>(null);

  /** Looks again: something was removed, or the network is back. */
  const look = useCallback(() => {
    if (!hasWorker()) {
      setState({phase: 'unavailable'});
      return;
    }
    lookAt(base).then(setState, () => setState({phase: 'unavailable'}));
  }, [base]);

  const pause = useCallback(() => running.current?.abort(), []);

  /** Downloads it, or goes on. */
  const start = useCallback(() => {
    if (!('list' in state)) return;
    const controller = new AbortController();
    running.current = controller;
    const {list} = state;
    // What the network does is told as a state; this is a browser that keeps nothing.
    keepVersion(list, controller.signal, setState).catch(() => setState({phase: 'unavailable'}));
  }, [state]);

  useEffect(() => {
    look();
    return pause;
  }, [look, pause]);

  return {state, start, pause, look};
}
