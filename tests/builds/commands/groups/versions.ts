import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {ends, leaves, runs, serves, type Commands} from '../checks';
import {freePort, page, runsDemos} from '../project';

const cutVersion8 = runs('npx docusaurus version:cut 8');

/** What cuts and archives versions, and shows a cut one. */
export const versions: Commands = {
  'npx docusaurus version:cut 8': ends({
    says: /Version 8 is cut/,
    after: (clone) => {
      leaves(`versioned_docs/version-8/${page}/index.mdx`, 'versioned_docs/version-8/packages.json')(clone);
      leaves('versioned_docs/version-8/tsconfig.json', 'versioned_sidebars/version-8-sidebars.json')(clone);
    },
  }),
  'npx docusaurus docs:version 8': ends({
    says: /version 8 created/,
    after: (clone) => {
      leaves(`versioned_docs/version-8/${page}/index.mdx`)(clone);
      assert.deepEqual(JSON.parse(readFileSync(clone.at('versions.json'), 'utf8')), ['8', '7']);
    },
  }),
  'npx tsc -p versioned_docs/version-8': ends({before: cutVersion8, seconds: 500}),
  'npx docusaurus version:cut --help': ends({says: /Example:/}),
  'npx docusaurus version:archive 7 --address https://old.example.org/x/v7/': ends({
    says: /Version 7 is archived/,
    after: (clone) => {
      assert.equal(clone.has('versioned_docs'), false);
      for (const file of ['versionsArchived.json', 'config/archivedVersions.json']) {
        assert.ok(clone.changes().includes(file), `${file} is as it was`);
      }
    },
  }),
  'SITE_VERSION=8 npm start': serves({
    before: cutVersion8,
    adds: ` --${freePort}`,
    address: `/x/v8/${page}/`,
    title: 'Data Grid – Quickstart',
    look: runsDemos,
  }),
};
