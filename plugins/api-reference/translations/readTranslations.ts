import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isObject, isText, type Check} from '../../../src/lib/hasShape';
import {API_PRODUCTS} from '../model/types';
import type {ApiTexts, ApiTranslations} from './translateModel';

/**
 * Path of the file with a product's descriptions in a language.
 *
 * @param version - folder of an older version, empty for the current one
 */
export function translationFile(siteDir: string, language: string, product: string, version: string): string {
  return path.join(siteDir, 'i18n', language, 'api-reference', version, `${product}.json`);
}

const isTexts: Check<ApiTexts> = (value): value is ApiTexts =>
  isObject(value) && Object.values(value).every(isText);

/**
 * The descriptions that a language has; a product without a file has none.
 *
 * @throws an error that names the file when it is no object of texts
 */
export function readTranslations(siteDir: string, language: string, version: string): ApiTranslations {
  const getFile = (product: string) => translationFile(siteDir, language, product, version);
  const found = API_PRODUCTS.map((product) => [product, getFile(product)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([product, file]) => {
      const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isTexts(texts)) {
        throw new Error(`${path.relative(siteDir, file)} is not an object of texts`);
      }
      return [product, texts] as const;
    });
  return Object.fromEntries(found);
}
