import type {ApiModel, ApiPlan, ApiProduct} from '../model/types';
import type {EquivalentType} from './typeTexts';

/** What a change is about; `result`: a member of what a hook returns. */
export type ChangeSubject =
  | 'component'
  | 'hook'
  | 'interface'
  | 'prop'
  | 'property'
  | 'result'
  | 'slot'
  | 'class'
  | 'event'
  | 'selector';

/** What happened to it. `renamed`: the old one was deprecated in favor of the new one. */
export type ChangeKind = 'added' | 'removed' | 'renamed' | 'type' | 'default' | 'required';

/** One difference between two models. */
export interface ApiChange {
  kind: ChangeKind;
  subject: ChangeSubject;
  product: ApiProduct;
  /** The page that it is about, `<product>/<slug>`; `null` for events and selectors, which have none. */
  page: string | null;
  /** The name of the page's export; that of the event or selector without a page. */
  owner: string;
  /** The prop, property, slot or class; that of the export itself for the other subjects. */
  name: string;
  /** What its anchor is made of, where that is not the name: the key of a class. */
  key?: string;
  /** In the newer model, or in the older one for what was removed. */
  plan: ApiPlan;
  /** The old name, type, default or `required`/`optional`; `null` for what was added. */
  before: string | null;
  /** The new name, type, default or `required`/`optional`; `null` for what was removed. */
  after: string | null;
}

/** Two models with everything that lies between them. */
export interface ApiDifference {
  models: {before: ApiModel; after: ApiModel};
  /** From `compareModels`. */
  changes: readonly ApiChange[];
  /** Ways to write one type, which are no change. */
  equivalents: readonly EquivalentType[];
}
