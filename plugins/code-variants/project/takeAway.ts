import versions from '@generated/docusaurus-plugin-code-variants/default/demo-packages.json';
import {demoPath, projectFiles, projectName, type ProjectOptions} from './projectFiles';
import {stackBlitzPost, type FormPost} from './stackBlitz';
import type {ProjectFiles} from './types';

/** A demo in the form that a reader takes away, on the packages of the documentation version that it stands in. */
export type TakeAway = Omit<ProjectOptions, 'versions'>;

/**
 * The project of a demo.
 *
 * @throws an error that names what is missing, as `projectFiles` does
 */
export function createProject(takeAway: TakeAway): {name: string; files: ProjectFiles} {
  return {name: projectName(takeAway.demo.name), files: projectFiles({...takeAway, versions})};
}

/** The form post that opens the project of a demo in StackBlitz. */
export function createPost(takeAway: TakeAway): FormPost {
  return stackBlitzPost(takeAway.demo.name, createProject(takeAway).files, demoPath(takeAway.language));
}
