import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {productName} from '@theme/productName';
import type {ApiPageView} from '../../view/types';
import {SmallIcon} from './SmallIcon';
import {isList, kindLabels, sectionLabel} from './labels';
import {Since} from './Since';
import styles from './Facts.module.css';

/** Package with its exact version, kind, source and the file for machines. It stands on every page: no search reads it. */
export function Facts({view}: {view: ApiPageView}): ReactNode {
  const {product, slug, kind, imports, since, source} = view;
  const json = useBaseUrl(`/api/${product}/${slug}.json`);
  const [first] = imports;
  const words = isList(kind)
    ? productName(`x-${product}`)
    : `${productName(`x-${product}`)} · ${kindLabels[kind]}`;
  return (
    <ul className={styles.facts} data-search-skip="">
      {first && (
        <li>
          <SmallIcon name="package" />
          <bdi>{first.version === undefined ? first.package : `${first.package} ${first.version}`}</bdi>
        </li>
      )}
      <li>{words}</li>
      {since !== undefined && (
        <li>
          <Since version={since} />
        </li>
      )}
      {source && (
        <li>
          <a href={source.href}>
            <SmallIcon name="source" />
            {sectionLabel({kind: 'source'})}
          </a>
        </li>
      )}
      <li>
        <a href={json}>
          <SmallIcon name="json" />
          JSON
        </a>
      </li>
    </ul>
  );
}
