/** `first-grid` becomes `FirstGrid`. */
export function pascalCase(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `tree-item-customization` becomes `Tree item customization`. */
export function sentenceCase(kebab: string): string {
  const text = kebab.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws {Error} when the text is not in kebab case, such as `row-height` */
export function assertPlaygroundName(name: string): void {
  if (!kebabCase.test(name)) {
    throw new Error(
      `"${name}" is no name of a playground page: use small letters, digits and hyphens, such as row-height`,
    );
  }
}

/**
 * @param address of a page below `/x/`, without slashes around it
 * @throws {Error} when a part of it is not in kebab case, or the address is taken by something else than pages
 */
export function assertPageAddress(address: string): void {
  const parts = address.split('/');
  if (!parts.every((part) => kebabCase.test(part))) {
    throw new Error(
      `"${address}" is no address of a page: use small letters, digits and hyphens, such as react-data-grid/row-height`,
    );
  }
  if (parts[0] === 'playground') {
    throw new Error('Addresses below playground/ are for scratch pages: use "npx docusaurus new:playground"');
  }
}
