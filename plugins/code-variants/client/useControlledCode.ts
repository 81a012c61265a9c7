import {useEffect, type RefObject} from 'react';
import {showControls} from '../controls/showControls';
import {getDefaults, type Controls, type ControlValues} from '../controls/types';
import {unfold} from './unfold';

/**
 * Keeps the code of a demo in step with its controls, whatever form of it is shown or comes later.
 *
 * @param root - holds the demo's `code` elements
 */
export function useControlledCode(
  root: RefObject<HTMLElement | null>,
  controls: Controls,
  values: ControlValues,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    unfold(element);
    const show = () =>
      element.querySelectorAll('code').forEach((code) => showControls(code, values, getDefaults(controls)));
    show();
    // New code comes as new elements; the changes made here are to texts and are not seen.
    const observer = new MutationObserver(show);
    observer.observe(element, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [root, controls, values]);
}
