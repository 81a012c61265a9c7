import {downloadZip} from 'client-zip';
import type {ProjectFiles} from './types';

/** The files as a .zip archive with one folder in it, so that unpacking does not strew files. */
export function createZip(files: ProjectFiles, folder: string): Promise<Blob> {
  const lastModified = new Date();
  return downloadZip(
    Object.entries(files).map(([path, input]) => ({name: `${folder}/${path}`, input, lastModified})),
  ).blob();
}
