import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A text attribute of an element in a page; empty when it is not there or no text. */
export function textAttribute({attributes}: MdxJsxFlowElement, name: string): string {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

/** The heads of a table, in the language of the page: what stands between the commas of `columns`. */
export function columnsOf(element: MdxJsxFlowElement): string[] {
  return textAttribute(element, 'columns')
    .split(/[,，、]/)
    .map((head) => head.trim())
    .filter((head) => head !== '');
}
