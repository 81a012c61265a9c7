import type {ApiModel} from '../model/types';

/** A model without a page. */
export const emptyModel: ApiModel = {
  set: 'test',
  packages: {},
  exports: {'data-grid': [], 'date-pickers': [], charts: [], 'tree-view': []},
  entryPoints: [],
  pages: [],
  events: [],
  apiObject: [],
  selectors: [],
};
