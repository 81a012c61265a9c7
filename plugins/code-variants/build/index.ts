// What other plugins may use of the build of demos.
export {findPackages} from '../project/findImports';
export {findPackage, readManifest} from '../project/installedPackages';
export {basePackages, tools} from '../project/template';
