// Wrapped: pages use code fences and marks without importing them; demos are imported by the step that checks them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeFence from '@theme/CodeFence';
import Install from '@theme/Install';
import PageAdvert from '@theme/PageAdvert';
import PageFacts from '@theme/PageFacts';
import {Plan} from '@site/src/components/Marks';
import {Planned} from '@site/src/components/Planned';
import {ScrollableTable} from '@site/src/components/ScrollableTable';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  CodeFence,
  Install,
  PageAdvert,
  PageFacts,
  Plan,
  Planned,
};
