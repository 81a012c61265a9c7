/** Whether a value that comes from outside, such as a storage or an answer, is of a type. */
export type Check<Type> = (value: unknown) => value is Type;

export const isText: Check<string> = (value) => typeof value === 'string';

export const isNumber: Check<number> = (value) => typeof value === 'number';

export const isObject: Check<object> = (value) => typeof value === 'object' && value !== null;

/** Also where it is missing. */
export function optional<Type>(check: Check<Type>): Check<Type | undefined> {
  return (value) => value === undefined || check(value);
}

/** Also where it is `null`. */
export function nullable<Type>(check: Check<Type>): Check<Type | null> {
  return (value) => value === null || check(value);
}

/** An object of which each field passes its check, whatever else is in it. */
export function hasShape<Type>(
  checks: {readonly [Field in keyof Type]-?: Check<Type[Field]>} & Readonly<Record<string, Check<unknown>>>,
): Check<Type> {
  return (value): value is Type =>
    isObject(value) && Object.entries(checks).every(([field, check]) => check(Reflect.get(value, field)));
}
