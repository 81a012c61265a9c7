declare module '@demo-packages' {
  import type {PackageTables} from '@site/plugins/code-variants/project/demoPackages';

  /** Generated at build from what is installed. */
  const tables: PackageTables;
  export default tables;
}
