declare module '@generated/docusaurus-plugin-code-variants/default/demo-packages.json' {
  import type {PackageTable} from '@site/plugins/code-variants/project/types';

  /** Generated at build from what is installed: the packages of the version that is built. */
  const table: PackageTable;
  export default table;
}
