/** The heading of a section that an element is in: h2 or h3 of the text, with an anchor; not those inside of demos. */
export function headingOf(target: EventTarget | null): HTMLElement | null {
  const heading = target instanceof Element ? target.closest<HTMLElement>('article :is(h2, h3)[id]') : null;
  return heading?.closest('[data-demo]') ? null : heading;
}
