import {sectionTitles, type SectionKey} from '../../../config/sectionTitles';

/** What the pages below one folder of `docs/` share. */
interface Section {
  /** First part of the titles of its pages, as the navigation has it. */
  readonly title: string;
  readonly packageName: string;
}

const section = (key: SectionKey, packageName: string): Section => ({
  title: sectionTitles.en[key],
  packageName,
});

const sections: Readonly<Record<string, Section>> = {
  introduction: section('introduction', '@mui/x-data-grid'),
  'common-concepts': section('common-concepts', '@mui/x-data-grid'),
  migration: section('migration', '@mui/x-data-grid'),
  'react-data-grid': section('data-grid', '@mui/x-data-grid'),
  'react-date-pickers': section('date-pickers', '@mui/x-date-pickers'),
  'react-charts': section('charts', '@mui/x-charts'),
  'react-tree-view': section('tree-view', '@mui/x-tree-view'),
};

/**
 * The section of a page.
 *
 * @param address below `/x/`, such as `react-data-grid/row-height`
 * @throws {Error} for an address below no section, naming those that exist
 */
export function getSection(address: string): Section {
  const found = sections[address.split('/')[0] ?? ''];
  if (!found) {
    throw new Error(
      `"${address}" is below no section of this site. Sections: ${Object.keys(sections).join(', ')}`,
    );
  }
  return found;
}
