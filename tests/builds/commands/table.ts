import {elsewhere} from './elsewhere';
import {builds} from './groups/builds';
import {network} from './groups/network';
import {servers} from './groups/servers';
import {site} from './groups/site';
import {small} from './groups/small';
import {source} from './groups/source';
import {versions} from './groups/versions';

/** Commands that are run in a clone: each group in the test file of this folder of its name, `network` only on demand. */
export const groups = {source, versions, servers, builds, small, site, network};
export type Group = keyof typeof groups;

/** Every command that the project's Markdown files print, as they print it. */
export const commands: readonly string[] = [...Object.values(groups), elsewhere].flatMap(Object.keys);
