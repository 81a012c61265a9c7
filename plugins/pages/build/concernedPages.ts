import {parsePagePath} from '../../translations/build';

/**
 * The pages whose links a change can break: those that changed, and those that link to one of them.
 *
 * @param changed - files of pages, from the project's folder; a page may be gone
 */
export function concernedPages<Page extends {readonly file: string; readonly text: string}>(
  pages: readonly Page[],
  changed: readonly string[],
): Page[] {
  const files = new Set(changed);
  const links = changed.flatMap((file) => {
    const target = parsePagePath(file)?.file;
    return target?.endsWith('/index.mdx') ? [`/${target}`] : [];
  });
  return pages.filter(({file, text}) => files.has(file) || links.some((link) => text.includes(link)));
}
