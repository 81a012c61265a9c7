import packageJson from '../package.json';

/** Where the source of this site lives: the one place edit, source and "translate this page" links come from. */
export const repositoryUrl = packageJson.repository.url;

/** Address that opens a file of this repository for editing. `filePath` is relative to the project's root. */
export function editUrlOf(filePath: string): string {
  return `${repositoryUrl}/edit/main/${filePath}`;
}

/** Address that shows what changed in this repository since a commit. */
export function changesUrlOf(commit: string): string {
  return `${repositoryUrl}/compare/${commit}...main`;
}

/** How pages are translated. */
export const translationGuideUrl = `${repositoryUrl}/blob/main/CONTRIBUTING.md#translate-a-page`;
