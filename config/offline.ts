/** Folders of the build beside its parts that every page may need: a version that is kept holds them, too. */
export const sharedFolders: readonly string[] = ['search'];
