/** Lets callers go on one after the other, each in a task of its own after a frame has been painted. */
export function takeTurns(): () => Promise<void> {
  let last = Promise.resolve();
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      // A page in the background has no frames.
      const timer = setTimeout(resolve, 100);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(resolve);
      });
    });
  return () => (last = last.then(nextFrame));
}
