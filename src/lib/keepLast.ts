/**
 * A function that gives its last result again when it is called with the same values, compared by identity.
 *
 * @param make - pure
 */
export function keepLast<Values extends readonly unknown[], Result>(
  make: (...values: Values) => Result,
): (...values: Values) => Result {
  let last: {readonly values: Values; readonly result: Result} | undefined;
  return (...values) => {
    const isSame =
      last?.values.length === values.length && values.every((value, index) => value === last?.values[index]);
    if (!last || !isSame) last = {values, result: make(...values)};
    return last.result;
  };
}
