/** A prop of a demo that the reader can turn. */
export type Control =
  | {readonly type: 'boolean'; readonly default: boolean}
  | {readonly type: 'union'; readonly options: readonly string[]; readonly default: string}
  | {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      /** 1 when absent. */
      readonly step?: number;
      readonly default: number;
    }
  | {readonly type: 'text'; readonly default: string};

/** The default export of `_demos/<Name>.controls.ts`: props by name. */
export type Controls = Readonly<Record<string, Control>>;

export type ControlValue = boolean | number | string;

/** Values by prop; a prop that is left out has its default. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

/** Characters that a text control takes at most. */
export const maxCharacters = 80;

/** All values at their defaults. */
export function getDefaults(controls: Controls): ControlValues {
  return Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.default]));
}

/** Whether a control can have this value. */
export function accepts(control: Control, value: ControlValue): boolean {
  switch (control.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'union':
      return typeof value === 'string' && control.options.includes(value);
    case 'number':
      return (
        typeof value === 'number' && Number.isFinite(value) && value >= control.min && value <= control.max
      );
    case 'text':
      return typeof value === 'string' && value.length <= maxCharacters && !/[\r\n]/.test(value);
  }
}
