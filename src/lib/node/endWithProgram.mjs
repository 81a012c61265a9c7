/**
 * Ends a child when this process ends, so that none outlives it: by a signal, which is passed on, or in any other way,
 * such as a fault or an output that nobody reads any more.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} to be called when the child has ended
 */
export function endWithProgram(child) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    // Later, so that every child gets the signal.
    setImmediate(() => process.exit(130));
  };
  // One that has got a signal may still be tidying up.
  const end = () => void (child.killed || child.kill());
  process.on('SIGINT', pass).on('SIGTERM', pass).on('exit', end);
  return () => void process.off('SIGINT', pass).off('SIGTERM', pass).off('exit', end);
}
