import {runs, serves, type Commands} from '../checks';
import {freePort, page, runsDemos} from '../project';

/** The development server. */
export const servers: Commands = {
  'npm start': serves({
    before: runs('npx docusaurus new:playground row-height'),
    adds: ` --${freePort}`,
    address: '/x/playground/row-height/',
  }),
  'SITE_VERSION=7 npm start': serves({
    adds: ` --${freePort}`,
    address: `/x/v7/${page}/`,
    title: 'Data Grid – Quickstart',
    look: runsDemos,
  }),
};
