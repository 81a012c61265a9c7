import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';
import {documentedVersions} from '../../plugins/library-versions/build/versions';
import {partPaths} from '../../scripts/builder/partPaths';
import {runShell, withServer} from './commands/shell';
import {openBrowser, openPage, runDemos} from './wholeProject/browser';
import {cloneProject} from './wholeProject/clone';

const page = 'react-data-grid/quickstart/';
const title = 'Data Grid – Quickstart';

/** The whole project as a maintainer has it, whose commands must end well. */
function maintainedProject() {
  const site = cloneProject();
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const run = async (command: string, seconds = 900) => {
    const {code, output} = await runShell(site, command, {seconds});
    assert.equal(code, 0, `"${command}" ended with ${code}:\n${output}`);
    return output;
  };
  return {
    site,
    read,
    run,
    commit: (message: string) =>
      run(`git add . && git -c user.name=Test -c user.email=test@example.com commit -qm "${message}"`),
    /** What follows a cut: the next major begins. */
    begin: (version: string, versionBefore: string) => {
      for (const file of ['package.json', 'package-lock.json']) {
        const next = read(file).replaceAll(`"version": "${versionBefore}"`, `"version": "${version}"`);
        writeFileSync(path.join(site, file), next);
      }
    },
  };
}

describe('the whole project', {timeout: 7_200_000}, () => {
  it('is checked, started, built and served with a version that was just cut, and is cut again', async (context) => {
    const browser = await openBrowser(context);
    const {site, read, run, commit, begin} = maintainedProject();
    await run('npx docusaurus docs:version 8');
    begin('9.0.0-alpha.0', packageJson.version);
    await commit('Cut 8');
    const versions = documentedVersions(site);
    expect(versions.map(({name}) => name)).toEqual(['current', '8', '7']);

    const guarded = await runShell(site, 'npx docusaurus write-translations', {seconds: 900});
    expect(guarded.output).toContain('"npx docusaurus i18n:texts" writes the English texts');
    await run('npx docusaurus i18n:texts');
    expect(await run('git status --porcelain')).toBe('');
    await run('npm run check', 1_200);
    await run('npm run test:unit -- config plugins/library-versions plugins/pages plugins/translations', 900);

    for (const [variables, address] of [
      ['', `/x/${page}`],
      ['SITE_VERSION=8 ', `/x/v8/${page}`],
    ] as const) {
      const start = `${variables}npm start -- --no-open --port {port}`;
      await withServer(site, start, {address}, async (origin) => {
        const opened = await openPage(browser, origin + address);
        expect(await opened.page.title()).toContain(title);
        expect(await runDemos(opened.page), `demos of ${start}`).toBeGreaterThan(0);
        expect(opened.problems, start).toEqual([]);
        await opened.page.close();
      });
    }

    await run('npm run build', 2_400);
    await withServer(site, 'npm run serve -- --port {port}', {address: '/robots.txt'}, async (origin) => {
      for (const {name, packages} of versions) {
        const base = name === 'current' ? 'x' : `x/v${name}`;
        const release = packages['@mui/x-data-grid']?.version ?? '';
        for (const prefix of [base, `zh/${base}`]) {
          const {page: opened, problems} = await openPage(browser, `${origin}/${prefix}/${page}`);
          expect(await opened.locator('body').innerText(), prefix).toContain(`@mui/x-data-grid@${release}`);
          expect(await runDemos(opened), `demos of ${prefix}`).toBeGreaterThan(0);
          expect(problems, prefix).toEqual([]);
          await opened.close();
        }
        const reference = await fetch(`${origin}/${base}/api/data-grid/data-grid.json`);
        // A prop that the other major has not.
        const prop = name === '7' ? 'rowPositionsDebounceMs' : 'dataSource';
        expect(await reference.json(), `the reference of ${base}`).toHaveProperty(['props', prop]);
      }
    });

    await run('npx docusaurus version:archive 7 --address https://old.example.org/x/v7/');
    await commit('Archive 7');
    expect(await run('npx docusaurus version:cut 9')).toContain('Version 9 is cut');
    begin('10.0.0-alpha.0', '9.0.0-alpha.0');
    await commit('Cut 9');
    expect(documentedVersions(site).map(({name}) => name)).toEqual(['current', '9', '8']);
    await run('npm run build -- --part en-v9', 1_200);
    const html = read(
      path.relative(site, path.join(partPaths(site, 'en-v9').output, `x/v9/${page}index.html`)),
    );
    expect(html).toContain(title);
  });
});
