import Joi from 'joi';
import {checkedFile} from '../../../src/lib/node/checkedFile';
import type {ProductId} from '../../../src/navigation';

/** First page of each product in an archived version; `null` where the version lacks the product. */
export type ArchivedVersions = Readonly<Record<string, Readonly<Partial<Record<ProductId, string | null>>>>>;

/** A version that was built here and is hosted elsewhere now. */
export interface ArchivedVersion {
  /** Segment of its addresses here: `v7`. */
  readonly path: string;
  /** Where its English pages are below the same addresses: `https://old.example.org/x/v7/`; none without such a copy. */
  readonly address?: string;
}

const address = Joi.string().uri({scheme: 'https'}).allow(null);

const schema = Joi.object<ArchivedVersions>().pattern(
  /^v\d+$/,
  Joi.object({
    x: address.required(),
    'x-data-grid': address.required(),
    'x-date-pickers': address.required(),
    'x-charts': address.required(),
    'x-tree-view': address.required(),
  }),
);

/**
 * Checks `versionsArchived.json`.
 *
 * @throws an error that names the version and product that is wrong
 */
export function validateArchivedVersions(table: unknown): ArchivedVersions {
  return checkedFile(schema, table, 'versionsArchived.json');
}
