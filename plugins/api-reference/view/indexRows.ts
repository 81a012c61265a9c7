import type {ApiModel} from '../model/types';
import {anchorOf} from './anchors';
import type {ApiIndexRow} from './types';

/** Every name of a model, by name: what the indexes list. */
export function indexRows(model: ApiModel): ApiIndexRow[] {
  const pages = model.pages.map(({name, product, kind, plan, slug, deprecated}): ApiIndexRow => ({
    name,
    product,
    kind,
    plan,
    path: `api/${product}/${slug}/`,
    ...(deprecated && {deprecated: true}),
  }));
  const events = model.events.map(({name, product, plan, deprecated}): ApiIndexRow => ({
    name,
    product,
    kind: 'event',
    plan,
    path: `api/${product}/events/#${anchorOf('events', name)}`,
    ...(deprecated && {deprecated: true}),
  }));
  const methods = model.apiObject.flatMap((area) =>
    area.methods.map(({name, plan, deprecated}): ApiIndexRow => ({
      name,
      product: 'data-grid',
      kind: 'method',
      plan,
      path: `api/data-grid/api-object/#${anchorOf('methods', name)}`,
      ...(deprecated && {deprecated: true}),
    })),
  );
  const selectors = model.selectors.map(({name, product, plan, deprecated}): ApiIndexRow => ({
    name,
    product,
    kind: 'selector',
    plan,
    path: `api/${product}/selectors/#${anchorOf('selectors', name)}`,
    ...(deprecated && {deprecated: true}),
  }));
  return [...pages, ...events, ...methods, ...selectors].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.path.localeCompare(b.path, 'en'),
  );
}
