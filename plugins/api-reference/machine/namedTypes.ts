import type {ApiInterface, ApiModel, ApiTypeNode} from '../model/types';
import {walkNode} from '../model/walkTypes';
import {createValueFinder} from '../view/aliasValues';
import {typeText} from '../model/typeText';

/** A type of the packages, where another one names it: the address of its file, and its values if it is a list of them. */
interface NamedType {
  json: string;
  values: string[] | null;
}

/** Says of the types of a model where their files are and which values they stand for. */
export interface NamedTypes {
  /** The types of the packages in some types that have a file, by name. */
  in: (types: readonly ApiTypeNode[]) => Record<string, NamedType>;
  /** The values of a type as TypeScript; `null` when it is no list of values. */
  getValues: (page: Pick<ApiInterface, 'product' | 'slug'>) => string[] | null;
}

/** @param apiBase - the address of the API reference, `/x/api/` */
export function namedTypes(model: Pick<ApiModel, 'pages'>, apiBase: string): NamedTypes {
  const findValues = createValueFinder(model);
  const getTexts = (page: string): string[] | null => {
    const values = findValues(page);
    return values ? (values.kind === 'union' ? values.members : [values]).map(typeText) : null;
  };
  return {
    in: (types) =>
      Object.fromEntries(
        types.flatMap(walkNode).flatMap((node): [string, NamedType][] => {
          const page = node.kind === 'name' ? node.page : undefined;
          return node.kind === 'name' && page !== undefined
            ? [[node.name, {json: `${apiBase}${page}.json`, values: getTexts(page)}]]
            : [];
        }),
      ),
    getValues: ({product, slug}) => getTexts(`${product}/${slug}`),
  };
}
