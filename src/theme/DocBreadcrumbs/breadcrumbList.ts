/** A step on the way to a page that has an address of its own. */
export type Crumb = {name: string; address: string};

/**
 * The way to a page as search engines read it (BreadcrumbList of schema.org). Steps with the address of the one before
 * are left out: the first page of a product is the product.
 *
 * @param crumbs - absolute addresses, the page itself last
 */
export function breadcrumbList(crumbs: readonly Crumb[]): string {
  const steps = crumbs.filter(({address}, index) => address !== crumbs[index - 1]?.address);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, address}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  });
}
