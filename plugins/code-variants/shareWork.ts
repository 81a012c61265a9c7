/** Does the work of a key, unless it is being done: then its result is that of the work that goes on. */
export type ShareWork<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/** Work of the same key that is asked for at the same time is done once. Finished work is not kept. */
export function shareWork<Value>(): ShareWork<Value> {
  const ongoing = new Map<string, Promise<Value>>();
  return (key, work) => {
    const found = ongoing.get(key);
    if (found) {
      return found;
    }
    const begun = work().finally(() => ongoing.delete(key));
    ongoing.set(key, begun);
    return begun;
  };
}
