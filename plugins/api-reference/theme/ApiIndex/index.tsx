import React, {type ReactNode} from 'react';
import type {ContentModule} from '../../contentModule';
import type {ApiIndexView} from '../../view/types';
import {ApiArticle} from '../ApiArticle';
import {indexTexts} from '../ApiNameList/indexTexts';

type Props = Pick<ApiIndexView, 'product'> & {content: ContentModule<ApiIndexView>};

/** The index of a product's names, or of all. */
export default function ApiIndex({product, content}: Props): ReactNode {
  return <ApiArticle {...indexTexts(product)} content={content} />;
}
