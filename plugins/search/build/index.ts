// What other plugins may use of the search outside of a browser: its engine, and how it tells words apart.
export {fileSources} from '../engine/fileSources';
export {indexName, indexNames, type IndexedName, type NameIndex} from '../engine/nameIndex';
export {scoreNames} from '../engine/names';
export type {ProseEngine} from '../engine/prose';
export {createSearchEngine, type SearchEngine} from '../engine/searchEngine';
export {keywords, nameParts, stem} from '../engine/words';
export {cutIntoSegments} from '../languages';
export {memberKinds} from '../format';
