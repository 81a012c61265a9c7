// Part of npm run check: links between pages, without a build. With files behind it, those of these files.
import {documentedVersions} from '../../config/versions';
import {runMain} from '../lib/say.mjs';
import {readPages} from '../pages/readPages';
import {findDeadLinks} from './findDeadLinks';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const wanted = new Set(process.argv.slice(2));
  const versions = await Promise.all(documentedVersions(siteDir).map(({name}) => readPages(siteDir, name)));
  const problems = versions.flatMap(({sources, all}) =>
    findDeadLinks(sources, wanted.size === 0 ? all : all.filter(({file}) => wanted.has(file))),
  );
  if (problems.length > 0) {
    console.log(problems.join('\n'));
    process.exitCode = 1;
  }
}

runMain(main);
