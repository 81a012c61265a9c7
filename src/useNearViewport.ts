import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether the element has come near the viewport; stays true from then on.
 *
 * @param margin - how far outside of the viewport is near, in px: so far that what is loaded then is there when the
 *   reader arrives
 */
export function useNearViewport(ref: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
        }
      },
      {rootMargin: `${margin}px 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref, margin]);
  return near;
}
