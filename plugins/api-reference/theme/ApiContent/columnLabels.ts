import {translate} from '@docusaurus/Translate';

/** What the parts of an entry are called: above the columns of a table, beside the parts in a card. */
export const nameLabel = translate({
  id: 'apiReference.column.name',
  message: 'Name',
  description: 'Column of API entries',
});
export const typeLabel = translate({
  id: 'apiReference.column.type',
  message: 'Type',
  description: 'Column of API entries',
});
export const selectorLabel = translate({
  id: 'apiReference.column.selector',
  message: 'CSS selector',
  description: 'Column of API entries',
});
export const defaultLabel = translate({
  id: 'apiReference.entry.default',
  message: 'Default',
  description: 'Label of a default value',
});
export const descriptionLabel = translate({
  id: 'apiReference.column.description',
  message: 'Description',
  description: 'Column of API entries',
});
