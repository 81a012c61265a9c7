import {matchRoutes} from 'react-router-config';
import type {ClientRoute} from '@generated/lean-client/groups';
import routes from '@generated/lean-client/routes';
import {SCRIPTS_FAILED_ATTRIBUTE} from '@site/src/scriptsFailed';
import {decodeAddress, routedPathname} from '../address';
import {reloadOnce} from './reload';
import {openSections, sidebarLoaders} from './sections';

/** The routes that render a page, outermost first, as far as their sections are loaded. */
function matchedRoutes(target: string): ClientRoute[] {
  const pathname = routedPathname(target);
  const spellings = new Set([pathname, decodeAddress(pathname)]);
  return [...spellings].flatMap((spelling) =>
    matchRoutes<object, ClientRoute>(routes, spelling).map(({route}) => route),
  );
}

async function loadPage(target: string): Promise<void> {
  await openSections(target);
  const matched = matchedRoutes(target);
  await Promise.all([
    ...matched.map(async ({component}) => component.preload?.()),
    ...sidebarLoaders(matched).map((load) => load()),
  ]);
}

/**
 * Replaces Docusaurus' `client/preload`: loads everything that a page needs to render, its section first. Docusaurus
 * awaits it before it hydrates and before it shows the next page. When the next page cannot be loaded, Docusaurus
 * loads its address anew; when the first page cannot be hydrated, this function does, once, and then says so.
 */
export default async function preload(target: string): Promise<void> {
  try {
    await loadPage(target);
  } catch (error) {
    const {documentElement: html} = document;
    if (html.dataset.hasHydrated !== 'true' && !reloadOnce()) html.setAttribute(SCRIPTS_FAILED_ATTRIBUTE, '');
    throw error;
  }
}
