import type {ApiProduct} from '../model/types';
import type {ValuesOfPage} from './aliasValues';
import type {CodeHref} from './markdownHtml';
import type {PageHref} from './typeHtml';

/** What the views of a build need to know beside the model. */
export interface ViewContext {
  hrefOf: PageHref;
  codeHref: CodeHref;
  /** The values of a type that is a list of them. */
  valuesOf: ValuesOfPage;
  /** The page of a type that declares members, `<product>/<slug>`; `undefined` for one without. */
  pageOfType: (product: ApiProduct, name: string) => string | undefined;
  /** Code as HTML with the classes of its tokens. */
  highlight: (code: string, language: string) => string;
}
