import type {Target} from '../payload';

/** A reader's wish to say something. */
export type Asked = {target: Target};

/** A form on the page. */
export type OpenForm = {
  target: Target;
  /** Counts the forms for one target: a new one starts empty. */
  round: number;
  /** It shows thanks and takes no more text. */
  sent: boolean;
};

/** The forms with one for the target; the same list when there is one to write in. */
export function withForm(forms: readonly OpenForm[], target: Target): readonly OpenForm[] {
  const form = forms.find((one) => one.target === target);
  if (!form) return [...forms, {target, round: 0, sent: false}];
  return form.sent
    ? forms.map((one) => (one === form ? {target, round: form.round + 1, sent: false} : one))
    : forms;
}
