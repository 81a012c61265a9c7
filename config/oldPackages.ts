import type {OldPackageSet} from '../plugins/library-versions/migration/types';

const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.27',
  '@types/react-dom': '18.3.7',
};

const emotion = {'@emotion/react': '11.14.0', '@emotion/styled': '11.14.1'};

const material5 = {'@mui/material': '5.18.0', '@mui/system': '5.18.0', ...emotion, ...react18};

const react17 = {
  react: '17.0.2',
  'react-dom': '17.0.2',
  '@types/react': '17.0.93',
  '@types/react-dom': '17.0.26',
};

/** The date libraries that adapters of v5 and v6 were made for. */
const dateLibraries = {
  dayjs: '1.11.18',
  'date-fns': '2.30.0',
  luxon: '3.7.2',
  '@types/luxon': '3.7.1',
  moment: '2.30.1',
};

/**
 * Packages older than those that are installed here, by the name under which `config/migration.ts` asks for them. The
 * full check installs them from the npm registry into the cache folder, never into this project.
 */
export const oldPackages = {
  v6: {
    '@mui/x-data-grid': '6.20.4',
    '@mui/x-data-grid-pro': '6.20.4',
    '@mui/x-data-grid-premium': '6.20.5',
    '@mui/x-date-pickers': '6.20.2',
    '@mui/x-date-pickers-pro': '6.20.2',
    '@mui/x-charts': '6.19.8',
    '@mui/x-tree-view': '6.17.0',
    ...material5,
    ...dateLibraries,
  },
  v5: {
    '@mui/x-data-grid': '5.17.26',
    '@mui/x-data-grid-pro': '5.17.26',
    '@mui/x-data-grid-premium': '5.17.26',
    '@mui/x-date-pickers': '5.0.20',
    '@mui/x-date-pickers-pro': '5.0.20',
    ...material5,
    ...dateLibraries,
  },
  v4: {
    '@mui/x-data-grid': '4.0.2',
    '@mui/x-data-grid-pro': '4.0.2',
    '@material-ui/core': '4.12.4',
    '@material-ui/styles': '4.11.5',
    // The types of its selectors are those of this one: 4.1 has others.
    reselect: '4.0.0',
    ...react17,
  },
  // The last release of the lab whose tree view has types of its own.
  'lab-tree-view': {'@mui/lab': '5.0.0-alpha.134', '@mui/material': '5.13.5', ...emotion, ...react18},
  // A release of the lab whose pickers have types of their own.
  'lab-pickers': {
    '@mui/lab': '5.0.0-alpha.71',
    '@mui/material': '5.18.0',
    ...emotion,
    ...react17,
    ...dateLibraries,
    luxon: '2.5.2',
    '@types/luxon': '2.4.0',
  },
} satisfies Readonly<Record<string, OldPackageSet>>;

export type OldPackagesName = keyof typeof oldPackages;

const isName = (name: string): name is OldPackagesName => Object.hasOwn(oldPackages, name);

/** All names of {@link oldPackages}. */
export const oldPackagesNames = Object.keys(oldPackages).filter(isName);
