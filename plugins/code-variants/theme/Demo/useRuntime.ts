import {useCallback, type ComponentType} from 'react';
import type {DemoRecord, DemoStyling} from '@theme/Demo';
import {useChunk, type Chunk} from '@site/src/useChunk';
import {takeTurns} from '../../client/takeTurns';
import type {ControlValues} from '../../controls/types';

const loadScope = () => import(/* webpackChunkName: "base-scope" */ '@theme/DemoScope');

const loadFrame = () => import('./Frame');

const loadIconFont = () => import('./IconFont');

/** Two large components that start in one task would block the page for the time of both. */
const turn = takeTurns();

/** Everything that a demo needs to run. */
export type Runtime = {
  Component: ComponentType<ControlValues>;
  /** The styling that the component is in. */
  styling: DemoStyling;
  Scope: Awaited<ReturnType<typeof loadScope>>['default'];
  /** For a demo that runs in a document of its own. */
  Frame: Awaited<ReturnType<typeof loadFrame>>['default'] | undefined;
  /** For a demo with icons of a font. */
  IconFont: Awaited<ReturnType<typeof loadIconFont>>['default'] | undefined;
};

/**
 * Fetches all that a demo needs, together, in a styling. While another styling loads, the one before stays.
 *
 * @param isFramed - whether it runs in a document of its own
 * @param wanted - whether it is near the viewport
 */
export function useRuntime(
  demo: DemoRecord,
  styling: DemoStyling,
  isFramed: boolean,
  wanted: boolean,
): Chunk<Runtime> {
  const load = useCallback(async (): Promise<Runtime> => {
    const [component, scope, frame, iconFont] = await Promise.all([
      demo.loadComponent?.(styling),
      loadScope(),
      isFramed ? loadFrame() : undefined,
      demo.fontIcons ? loadIconFont() : undefined,
    ]);
    if (!component) {
      throw new Error(`The demo "${demo.name}" has no component to fetch`);
    }
    await turn();
    return {
      Component: component.default,
      styling,
      Scope: scope.default,
      Frame: frame?.default,
      IconFont: iconFont?.default,
    };
  }, [demo, styling, isFramed]);
  return useChunk(load, wanted);
}
