// What other plugins may use of the build of demos.
export {packagesOf} from '../project/importsOf';
export {findPackage, readManifest} from '../project/installedPackages';
export {basePackages, tools} from '../project/template';
