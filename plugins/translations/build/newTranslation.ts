import {sourceHash} from '../sourceHash';
import {withFields} from '../../../src/mdx/frontMatterLines';
import {listHeadings, withHeadingIds} from '../../../src/mdx/headings';
import {parsePage} from '../../../src/mdx/parsePage';

/**
 * Marks a translated page as made from the English page as it is now.
 *
 * @param page - content of the translated page
 * @param source - content of the English page
 * @param sourceCommit - commit of the English page, where git knows it
 */
export function stamped(page: string, source: string, sourceCommit: string | undefined): string {
  return withFields(page, {source_hash: sourceHash(source), source_commit: sourceCommit});
}

/** The start of a translation: the English page with its anchors written out, stamped. */
export function newTranslation(source: string, sourceCommit: string | undefined): string {
  const text = source.replaceAll('\r\n', '\n');
  return stamped(withHeadingIds(text, listHeadings(parsePage(text))), source, sourceCommit);
}
