import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

type Item = {id: string; label: string; count: number; children?: Item[]};

const roots: Item[] = [
  {id: 'a', label: 'Anna', count: -1},
  {id: 'b', label: 'Berta', count: 0},
];
const arthur: Item = {id: 'a1', label: 'Arthur', count: 0};
const getChildrenCount = (item: Item) => item.count;

claim('lead', 'without items, the first level is loaded at once and nothing is shown meanwhile', async () => {
  let resolve: (items: Item[]) => void = () => {};
  const promise = new Promise<Item[]>((done) => (resolve = done));
  const getTreeItems = vi.fn<(parentId?: string) => Promise<Item[]>>(() => promise);
  const onLoad = vi.fn();
  const screen = await render(
    <RichTreeViewPro items={[]} dataSource={{getTreeItems, getChildrenCount}} onItemsLazyLoaded={onLoad} />,
  );
  expect(getTreeItems.mock.calls).toEqual([[]]);
  expect(screen.container.querySelectorAll('[role=treeitem], [role=progressbar]')).toHaveLength(0);
  resolve(roots);
  await expect.element(screen.getByText('Anna')).toBeVisible();
  expect(onLoad).toHaveBeenCalledExactlyOnceWith({items: roots, parentId: null, isCacheHit: false});
});

claim(
  'cache',
  'a second expansion reads the cache, and an item expands when its children are there',
  async () => {
    const getTreeItems = vi.fn(() => Promise.resolve([arthur]));
    const onLoad = vi.fn();
    const screen = await render(
      <RichTreeViewPro
        items={roots}
        dataSource={{getTreeItems, getChildrenCount}}
        onItemsLazyLoaded={onLoad}
      />,
    );
    expect(getTreeItems).not.toHaveBeenCalled();
    await screen.getByText('Anna').click();
    await expect.element(screen.getByText('Arthur')).toBeVisible();
    await screen.getByText('Anna').click();
    await expect.element(screen.getByText('Arthur')).not.toBeInTheDocument();
    await screen.getByText('Anna').click();
    await expect.element(screen.getByText('Arthur')).toBeVisible();
    expect(getTreeItems).toHaveBeenCalledExactlyOnceWith('a');
    expect(onLoad).toHaveBeenLastCalledWith({items: [arthur], parentId: 'a', isCacheHit: true});
  },
);

claim('cache', 'children inside a response need no request of their own', async () => {
  const getTreeItems = vi.fn(() =>
    Promise.resolve<Item[]>([
      {id: 'a1', label: 'Arthur', count: 1, children: [{id: 'x', label: 'Xaver', count: 0}]},
    ]),
  );
  const screen = await render(
    <RichTreeViewPro items={roots} dataSource={{getTreeItems, getChildrenCount}} />,
  );
  await screen.getByText('Anna').click();
  await screen.getByText('Arthur').click();
  await expect.element(screen.getByText('Xaver')).toBeVisible();
  expect(getTreeItems).toHaveBeenCalledOnce();
});

claim('errors', 'a failed item stays collapsed, and the next expansion tries again', async () => {
  const getTreeItems = vi
    .fn<(parentId?: string) => Promise<Item[]>>()
    .mockRejectedValueOnce(new Error('No answer'))
    .mockResolvedValue([arthur]);
  const screen = await render(
    <RichTreeViewPro items={roots} dataSource={{getTreeItems, getChildrenCount}} />,
  );
  await screen.getByText('Anna').click();
  await vi.waitFor(() => expect(screen.container.querySelector('.MuiTreeItem-errorIcon')).not.toBeNull());
  await expect
    .element(screen.getByRole('treeitem', {name: 'Anna'}))
    .toHaveAttribute('aria-expanded', 'false');
  await screen.getByText('Anna').click();
  await expect.element(screen.getByText('Arthur')).toBeVisible();
  expect(screen.container.querySelector('.MuiTreeItem-errorIcon')).toBeNull();
});

claim('errors', 'an item whose response is empty stays expandable', async () => {
  const getTreeItems = () => Promise.resolve<Item[]>([]);
  const screen = await render(
    <RichTreeViewPro items={roots} dataSource={{getTreeItems, getChildrenCount}} />,
  );
  await screen.getByText('Anna').click();
  await expect.element(screen.getByRole('treeitem', {name: 'Anna'})).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('treeitem', {name: 'Berta'})).not.toHaveAttribute('aria-expanded');
});

claim('refresh', 'updateItemChildren fetches again without a loading icon', async () => {
  let resolve: (items: Item[]) => void = () => {};
  const getTreeItems = vi.fn(() => new Promise<Item[]>((done) => (resolve = done)));
  let refresh: () => Promise<void> | undefined = () => undefined;
  function Tree() {
    const apiRef = useRichTreeViewProApiRef();
    refresh = () => apiRef.current?.updateItemChildren('a');
    return (
      <RichTreeViewPro
        apiRef={apiRef}
        items={roots}
        dataSource={{getTreeItems, getChildrenCount}}
        defaultExpandedItems={['a']}
      />
    );
  }
  const screen = await render(<Tree />);
  expect(getTreeItems).toHaveBeenCalledExactlyOnceWith('a');
  resolve([arthur]);
  await expect.element(screen.getByText('Arthur')).toBeVisible();
  const refreshed = refresh();
  expect(screen.container.querySelector('[role=progressbar]')).toBeNull();
  resolve([{...arthur, label: 'Albert'}]);
  await refreshed;
  await expect.element(screen.getByText('Albert')).toBeVisible();
  expect(getTreeItems).toHaveBeenCalledTimes(2);
});

claim('refresh', 'a failed refresh resolves, and the item loses its children', async () => {
  const getTreeItems = vi
    .fn<(parentId?: string) => Promise<Item[]>>()
    .mockResolvedValueOnce([arthur])
    .mockRejectedValueOnce(new Error('No answer'));
  let refresh: () => Promise<void> | undefined = () => undefined;
  function Tree() {
    const apiRef = useRichTreeViewProApiRef();
    refresh = () => apiRef.current?.updateItemChildren('a');
    return <RichTreeViewPro apiRef={apiRef} items={roots} dataSource={{getTreeItems, getChildrenCount}} />;
  }
  const screen = await render(<Tree />);
  await screen.getByText('Anna').click();
  await expect.element(screen.getByText('Arthur')).toBeVisible();
  await refresh();
  await expect.element(screen.getByText('Arthur')).not.toBeInTheDocument();
  expect(screen.container.querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
});

claim('cache', 'another data source does not fetch again, another key does', async () => {
  const first = vi.fn(() => Promise.resolve(roots));
  const second = vi.fn(() => Promise.resolve(roots));
  const tree = (key: string, getTreeItems: () => Promise<Item[]>) => (
    <RichTreeViewPro key={key} items={[]} dataSource={{getTreeItems, getChildrenCount}} />
  );
  const screen = await render(tree('one', first));
  await expect.element(screen.getByText('Anna')).toBeVisible();
  await screen.rerender(tree('one', second));
  expect(second).not.toHaveBeenCalled();
  await screen.rerender(tree('two', second));
  expect(second).toHaveBeenCalledOnce();
});
