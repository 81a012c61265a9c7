import type {ApiProduct} from '../model/types';
import type {FindValues} from './aliasValues';
import type {PageHref} from './typeHtml';

/** What the views of a build need to know beside the model. */
export interface ViewContext {
  getHref: PageHref;
  /** The Markdown of a description as HTML. */
  describe: (markdown: string) => string;
  /** The values of a type that is a list of them. */
  findValues: FindValues;
  /** The page of a type that declares members, `<product>/<slug>`; `undefined` for one without. */
  findTypePage: (product: ApiProduct, name: string) => string | undefined;
  /** Code as HTML with the classes of its tokens. */
  highlight: (code: string, language: string) => string;
}
