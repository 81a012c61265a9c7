import {useEffect, useState, type ComponentType} from 'react';
import type {DemoRecord, DemoStyling} from '@theme/Demo';
import type {ControlValues} from '../../controls/types';

/** A demo's component, and the styling that it is in. */
export type LoadedComponent = {Component: ComponentType<ControlValues>; styling: DemoStyling};

/**
 * Loads a demo's component in a styling. While another styling loads, the one before stays.
 *
 * @returns `null` until there is one
 * @throws while rendering, for the error boundary, what made it fail to load
 */
export function useComponent(demo: DemoRecord, styling: DemoStyling): LoadedComponent | null {
  const [state, setState] = useState<LoadedComponent | {error: unknown} | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: LoadedComponent | {error: unknown}) => isCurrent && setState(next);
    demo.loadComponent?.(styling).then(
      ({default: Component}) => show({Component, styling}),
      (error: unknown) => show({error}),
    );
    return () => {
      isCurrent = false;
    };
  }, [demo, styling]);
  if (state && 'error' in state) {
    throw state.error;
  }
  return state;
}
