/** Addresses in the repository that holds the source of this site. */
export interface Repository {
  /** Its first page. */
  readonly url: string;
  /** Opens a file for editing. `file` is relative to the project's root. */
  readonly getEditUrl: (file: string) => string;
  /** Shows a file. `file` is relative to the project's root. */
  readonly getSourceUrl: (file: string) => string;
  /** Shows what changed since a commit. */
  readonly getChangesUrl: (commit: string) => string;
  /** Where a new issue is written. */
  readonly newIssueUrl: string;
  /** How pages are translated. */
  readonly translationGuideUrl: string;
}

/**
 * The repository at an address such as `https://github.com/owner/name`: the one place that edit, source, issue and
 * translation links come from. Without an address there is none, and no such link.
 *
 * @throws Error for anything but the https address of a repository
 */
export function repositoryAt(address: string | undefined): Repository | undefined {
  if (!address) return undefined;
  const url = address.replace(/\/+$/, '');
  if (!/^https:\/\/[\w.-]+(?:\/[\w.~-]+)+$/.test(url)) {
    throw new Error(
      `SITE_REPOSITORY must be the address of a repository, https://github.com/owner/name, not "${address}"`,
    );
  }
  return {
    url,
    getEditUrl: (file) => `${url}/edit/main/${file}`,
    getSourceUrl: (file) => `${url}/blob/main/${file}`,
    getChangesUrl: (commit) => `${url}/compare/${commit}...main`,
    newIssueUrl: `${url}/issues/new`,
    translationGuideUrl: `${url}/blob/main/CONTRIBUTING.md#translate-a-page`,
  };
}
