/** A content of the reference: on the server itself, in the browser a function that fetches it. */
declare module '@api-content' {
  import type {ComponentType} from 'react';

  export type Ready<Content> = {
    readonly data: Content;
    readonly Drawing: ComponentType<{view: Content; panel?: {address: string}}>;
  };

  export type ContentModule<Content> = {
    readonly ready?: Ready<Content>;
    readonly load?: () => Promise<Ready<Content>>;
    /** Fetches what is written about the entries, in lower case and in their order, where the content has names alone. */
    readonly texts?: () => Promise<readonly string[]>;
  };
}

declare module '@theme/ApiRoot' {
  import type {ReactNode} from 'react';
  import type {RouteConfig} from 'react-router-config';
  import type {ApiSidebarView} from '@site/plugins/api-reference/view/types';

  export type Props = {
    readonly route: RouteConfig;
    /** Absent on the index of all products. */
    readonly sidebar?: ApiSidebarView;
  };

  export default function ApiRoot(props: Props): ReactNode;
}

declare module '@theme/ApiPage' {
  import type {ReactNode} from 'react';
  import type {ContentModule} from '@api-content';
  import type {ApiHeadView, ApiPageView} from '@site/plugins/api-reference/view/types';

  export type Props = {readonly head: ApiHeadView; readonly content: ContentModule<ApiPageView>};

  export default function ApiPage(props: Props): ReactNode;
}

declare module '@theme/ApiIndex' {
  import type {ReactNode} from 'react';
  import type {ContentModule} from '@api-content';
  import type {ApiProduct} from '@site/plugins/api-reference/model/types';
  import type {ApiIndexRow} from '@site/plugins/api-reference/view/types';

  export type IndexContent = {readonly product?: ApiProduct; readonly rows: readonly ApiIndexRow[]};

  export type Props = {readonly product?: ApiProduct; readonly content: ContentModule<IndexContent>};

  export default function ApiIndex(props: Props): ReactNode;
}

declare module '@theme/PageApi' {
  import type {ReactNode} from 'react';
  import type {ContentModule} from '@api-content';
  import type {ApiPageView} from '@site/plugins/api-reference/view/types';

  export type Props = {
    /** Names of the page's components, separated by spaces. */
    readonly names: string;
    /** Their pages, `<product>/<slug>`, in the same order. */
    readonly pages: string;
    readonly contents: readonly ContentModule<ApiPageView>[];
  };

  export default function PageApi(props: Props): ReactNode;
}

/** Provided by the site's theme: the columns of a page, its text and its contents. */
declare module '@theme/PageColumns' {
  import type {ReactNode} from 'react';
  import type {TOCItem} from '@docusaurus/mdx-loader';

  /**
   * An entry of the contents. Those of level 3 that belong to a group are there while one of the group is current; one
   * without an id is no heading, but links of its own.
   */
  export type ContentsItem = TOCItem & {readonly group?: string};

  export type Props = {
    readonly toc: readonly ContentsItem[];
    /** Language of the headings where it is not that of the page. */
    readonly lang?: string;
    /** The text takes all of the width; from 900 px on there are no contents beside it. */
    readonly isWide?: boolean;
    /** Behind the head of the page. */
    readonly backdrop?: ReactNode;
    /** Stands beside the question for feedback, below the text. */
    readonly foot?: ReactNode;
    /** Ends the page. */
    readonly after?: ReactNode;
    readonly children: ReactNode;
  };

  export default function PageColumns(props: Props): ReactNode;
}

/** Provided by the site's theme: the marks of a plan and of unstable parts. */
declare module '@theme/Marks' {
  import type {ReactNode} from 'react';

  export type Props = {
    readonly plan?: 'pro' | 'premium';
    readonly unstable?: boolean;
    readonly focusable?: boolean;
    /** In a list: a plan is its sign alone. */
    readonly small?: boolean;
  };

  export default function Marks(props: Props): ReactNode;
}

declare module '@theme/ApiContent' {
  import type {ReactNode} from 'react';
  import type {ApiPageView} from '@site/plugins/api-reference/view/types';

  export type Props = {
    readonly view: ApiPageView;
    /** In a panel beside a page: the entries alone, whose links lead to their own page. */
    readonly panel?: {address: string};
  };

  export default function ApiContent(props: Props): ReactNode;
}

declare module '@theme/ApiNameList' {
  import type {ReactNode} from 'react';
  import type {IndexContent} from '@theme/ApiIndex';

  export type Props = {readonly view: IndexContent};

  export default function ApiNameList(props: Props): ReactNode;
}

declare module '@theme/ApiChanges' {
  import type {ReactNode} from 'react';
  import type {ContentModule} from '@api-content';
  import type {ApiProduct} from '@site/plugins/api-reference/model/types';
  import type {ApiChangesView} from '@site/plugins/api-reference/view/changesView';

  export type Props = {
    readonly product: ApiProduct;
    readonly before: string;
    readonly after: string;
    readonly content: ContentModule<ApiChangesView>;
  };

  export default function ApiChanges(props: Props): ReactNode;
}

declare module '@theme/ApiChangeList' {
  import type {ReactNode} from 'react';
  import type {ApiChangesView} from '@site/plugins/api-reference/view/changesView';

  export type Props = {readonly view: ApiChangesView};

  export default function ApiChangeList(props: Props): ReactNode;
}

declare module '@theme/productName' {
  import type {ProductId} from '@site/src/navigation';

  export function productName(id: ProductId): string;
  export function shortProductName(id: ProductId): string;
}
