import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {canonicalPath, getProduct} from '@site/src/navigation';
import {track} from '.';
import {getClickEvent} from './clicks';
import type {EventParameters} from './types';

/** Notes the clicks that are events, before the elements' own listeners, which may take them out of the page. */
function noteClick({target}: Event): void {
  const event = getClickEvent(target, Math.random);
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
  requestAnimationFrame(() =>
    setTimeout(() => track('page_view', getPageViewParameters(pathname, document.title))),
  );
}

/** The parameters of `page_view`; an address that belongs to no product has none. */
export function getPageViewParameters(pathname: string, title: string): EventParameters {
  const {productId, categoryId} = getProduct(pathname);
  return {
    page_title: title,
    page_location: canonicalPath(pathname),
    ...(productId !== null && {productId}),
    ...(categoryId !== null && {productCategoryId: categoryId}),
  };
}
