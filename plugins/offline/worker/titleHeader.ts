/** Header of a kept page: its title, URI-encoded, so that a list of pages needs not read their text. */
export const titleHeader = 'x-offline-title';
