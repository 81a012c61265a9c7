const name = 'mui-x-docs.feedback';

/**
 * Does work in one tab at a time: another tab waits until it is done, and finds what is left then. Without locks, which
 * need a secure context, all do it at once.
 *
 * @param work - never rejects
 */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, work);
  } catch {
    // Blocked together with the storage.
    await work();
  }
}
