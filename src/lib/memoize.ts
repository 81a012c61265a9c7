/** Makes the value of each key when it is first asked for, and hands out the same one from then on. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, {value: Value}>();
  return (key) => {
    const made = known.get(key) ?? {value: make(key)};
    known.set(key, made);
    return made.value;
  };
}
