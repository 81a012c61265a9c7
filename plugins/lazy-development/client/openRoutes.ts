import type {RouteConfig} from 'react-router-config';

/** The routes of the site, once `fillRoutes` has run: before anything is drawn, and again after each change of them. */
const openRoutes: RouteConfig[] = [];

export default openRoutes;
