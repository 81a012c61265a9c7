import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sectionTitles} from '../../../config/sectionTitles';
import {getSection} from './sections';

const foldersIn = (folder: string) =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
  );

it('each folder with pages below it is a section, called as the navigation calls it', () => {
  const titles = new Set<string>(Object.values(sectionTitles.en));
  const folders = foldersIn('docs').filter((folder) => foldersIn(`docs/${folder}`).length > 0);
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !titles.has(getSection(`${folder}/a`).title))).toEqual([]);
});

it('a page has the title and the package of its section', () => {
  expect(getSection('react-data-grid/row-height')).toEqual({
    title: 'Data Grid',
    packageName: '@mui/x-data-grid',
  });
  expect(() => getSection('charts/bars')).toThrow('is below no section of this site. Sections: introduction');
});
