/** What the pages below one folder of `docs/` share. */
export interface Section {
  /** First part of the titles of its pages. */
  readonly title: string;
  readonly packageName: string;
}

const sections: Readonly<Record<string, Section>> = {
  introduction: {title: 'Introduction', packageName: '@mui/x-data-grid'},
  'common-concepts': {title: 'Common concepts', packageName: '@mui/x-data-grid'},
  migration: {title: 'Migration', packageName: '@mui/x-data-grid'},
  'react-data-grid': {title: 'Data Grid', packageName: '@mui/x-data-grid'},
  'react-date-pickers': {title: 'Date and Time Pickers', packageName: '@mui/x-date-pickers'},
  'react-charts': {title: 'Charts', packageName: '@mui/x-charts'},
  'react-tree-view': {title: 'Tree View', packageName: '@mui/x-tree-view'},
};

/**
 * The section of a page.
 *
 * @param address below `/x/`, such as `react-data-grid/row-height`
 * @throws {Error} for an address below no section, naming those that exist
 */
export function sectionOf(address: string): Section {
  const section = sections[address.split('/')[0] ?? ''];
  if (!section) {
    throw new Error(
      `"${address}" is below no section of this site. Sections: ${Object.keys(sections).join(', ')}`,
    );
  }
  return section;
}
