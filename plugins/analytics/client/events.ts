import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {track} from '.';
import {eventOfClick} from './clicks';
import {pageViewOf} from './pageView';

/** Notes the clicks that are events, before the elements' own listeners, which may take them out of the page. */
function noteClick({target}: Event): void {
  const event = eventOfClick(target, Math.random);
  if (event) {
    track(event.name, event.parameters);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', noteClick, {capture: true});
}

type Place = {readonly pathname: string};

/**
 * Called by Docusaurus when a page is shown, for the first one without a previous place. A change of query or hash is
 * no page view.
 */
export function onRouteDidUpdate({
  location: {pathname},
  previousLocation,
}: {
  readonly location: Place;
  readonly previousLocation: Place | null;
}): void {
  if (pathname === previousLocation?.pathname) {
    return;
  }
  // The title is written in an animation frame that was asked for before this one: after it, it is the page's own.
  requestAnimationFrame(() => setTimeout(() => track('page_view', pageViewOf(pathname, document.title))));
}
