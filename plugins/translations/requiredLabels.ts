import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {isObject} from '../../src/lib/hasShape';
import {itemsIn, textsIn, valueIn} from '../../src/lib/values';
import type {Texts} from './interfaceTexts';

/** Texts of groups and links with their ids, those below the first ones included. */
function collectLabels(sidebar: string, items: unknown): [id: string, english: string][] {
  return itemsIn(items)
    .filter(isObject)
    .flatMap((item) => {
      const {type, key, label} = textsIn(item);
      const below = collectLabels(sidebar, valueIn(item, 'items'));
      const isLabeled = (type === 'category' || type === 'link') && label;
      return isLabeled ? [[`sidebar.${sidebar}.${type}.${key || label}`, label], ...below] : below;
    });
}

/**
 * The labels of navigation that a language must translate, English by id: groups and links of the sidebars. The bars
 * around the page have no labels in the configuration.
 */
export function requiredLabels(sidebars: SidebarsConfig): Texts {
  return Object.fromEntries(
    Object.entries(sidebars).flatMap(([sidebar, items]) => collectLabels(sidebar, items)),
  );
}
