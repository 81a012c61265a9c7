import type {CodeHref} from './markdownHtml';
import type {PageHref} from './typeHtml';

/** What the views of a build need to know beside the model. */
export interface ViewContext {
  /** Base address of the language, such as `/x/`. */
  baseUrl: string;
  hrefOf: PageHref;
  codeHref: CodeHref;
  /** Code as HTML with the classes of its tokens. */
  highlight: (code: string, language: string) => string;
}
