import {useEffect, useState, type ComponentType} from 'react';
import type {ToolsProps} from './Tools';

/**
 * Fetches the toolbar's component.
 *
 * @param wanted - whether the demo is near the viewport
 * @param ready - whether the demo is there: then the network is, too, and a toolbar that failed is asked for again
 * @returns `null` until it is there, and where it cannot be fetched: a demo without tools is still a demo
 */
export function useTools(wanted: boolean, ready: boolean): ComponentType<ToolsProps> | null {
  const [Tools, setTools] = useState<ComponentType<ToolsProps> | null>(null);
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let isCurrent = true;
    import('./Tools').then(
      (module) => isCurrent && setTools(() => module.default),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, ready]);
  return Tools;
}
