/** Does what a browser may forbid or a text may not allow, such as reading a storage; `undefined` where it throws. */
export function attempt<Value>(what: () => Value): Value | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
