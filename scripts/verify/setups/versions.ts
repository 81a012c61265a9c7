import packageJson from '../../../package.json';

const installed: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

/** The last release of each major of Material UI before the one of this project, with its MUI System. */
export const olderMaterial = {6: '6.5.0', 5: '5.18.0'};

/** Packages that this project does not have. */
const others: Readonly<Record<string, string>> = {
  // The pages name these two: Next.js 16 and esbuild 0.28.
  next: '16.4.6',
  esbuild: '0.28.2',
  // The page on validation: React Hook Form 7 and Zod 4.
  'react-hook-form': '7.92.0',
  '@hookform/resolvers': '7.0.9',
  zod: '4.6.7',
  // Starts the webpack of this project.
  'webpack-cli': '7.3.1',
};

/**
 * Exact versions of packages: those of this project where it has them.
 *
 * @param material - version of Material UI and MUI System in place of this project's
 * @throws an error that names a package without a version
 */
export function exactVersions(
  names: readonly string[],
  material = installed['@mui/material'] ?? '',
): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    ...installed,
    ...others,
    '@mui/material': material,
    '@mui/system': material,
  };
  return Object.fromEntries(
    names.map((name) => {
      const version = Object.hasOwn(known, name) ? known[name] : undefined;
      if (version === undefined) throw new Error(`No version of ${name}`);
      return [name, version];
    }),
  );
}
