import {segmentsOf} from './segmentsOf';

/** Whether an address is the first page of a product with components: `/zh/x/react-charts/`, in any language and version. */
export function isOverview(path: string): boolean {
  const [area, page = '', ...below] = segmentsOf(path);
  return area === 'x' && page.startsWith('react-') && below.length === 0;
}
