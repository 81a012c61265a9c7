/**
 * A window of its own, for what cannot be taken back in the one that the tests of a file share; for tests in jsdom.
 */
export function newWindow(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentDocument?.defaultView;
  if (!view) throw new Error('jsdom gives a frame no window');
  return view;
}

/** Takes all of them away; for `afterEach`. */
export function removeWindows(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}
