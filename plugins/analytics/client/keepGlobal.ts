/**
 * Keeps what a name on `window` holds: whatever other scripts set it to from then on has no effect, and they do not
 * notice. A name without a value becomes what it is set to first. One that somebody else has closed stays theirs.
 *
 * @param value - to begin with
 */
export function keepGlobal(window: Window, name: string, value: unknown = Reflect.get(window, name)): void {
  let kept = value;
  Reflect.defineProperty(window, name, {
    configurable: false,
    enumerable: true,
    get: () => kept,
    set: (next: unknown) => {
      kept ??= next;
    },
  });
}
