import tables from '@demo-packages';
import {demoPath, projectFiles, projectName} from './projectFiles';
import {stackBlitzPost, type FormPost} from './stackBlitz';
import type {ProjectDemo, ProjectFiles, ProjectLanguage, ProjectStyling} from './types';
import {versionOfPath} from './versionOfPath';

/** A demo in the form that a reader takes away. */
export type TakeAway = {
  demo: ProjectDemo;
  /** Path of the demo's file, relative to the site; tells its documentation version. */
  sourcePath: string;
  language: ProjectLanguage;
  styling: ProjectStyling;
};

/**
 * The project of a demo on the packages of the documentation version that it stands in.
 *
 * @throws an error that names what is missing, as `projectFiles` does
 */
export function projectOf({demo, sourcePath, language, styling}: TakeAway): {
  name: string;
  files: ProjectFiles;
} {
  const versions = tables[versionOfPath(sourcePath)] ?? {};
  return {name: projectName(demo.name), files: projectFiles({demo, language, styling, versions})};
}

/** The form post that opens the project of a demo in StackBlitz. */
export function postOf(takeAway: TakeAway): FormPost {
  return stackBlitzPost(takeAway.demo.name, projectOf(takeAway).files, demoPath(takeAway.language));
}
