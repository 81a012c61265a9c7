/**
 * Calls back once when the process that started this one is gone. npm puts a shell in between that passes no signal
 * on, so that a stopped `npm run site` would leave its server, and the port, behind.
 *
 * Started without npm, a process may outlive the shell that started it; then nothing is watched.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
