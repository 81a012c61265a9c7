import {readPages} from '../../plugins/library-versions/build/pageFiles';
import type {DocumentedVersion} from '../../plugins/library-versions/build/versions';

/**
 * What each version tells the others: which pages it has, and which of them moved. The pages of all versions lead to
 * each other, so a part is built anew when this changes, and not when a text of another version does.
 *
 * @param root the project's folder
 */
export async function pageList(root: string, versions: readonly DocumentedVersion[]): Promise<string> {
  const lists = versions.map(async (version) => [version.name, await readPages(root, version)] as const);
  return JSON.stringify(await Promise.all(lists));
}
