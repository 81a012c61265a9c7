import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';

claim(
  'own-items',
  'onClick of a parent fires for a click on its child, that of its content does not',
  async () => {
    const clicks: string[] = [];
    const screen = await render(
      <SimpleTreeView defaultExpandedItems={['fruit']}>
        <TreeItem
          itemId="fruit"
          label="Fruit"
          onClick={() => clicks.push('root')}
          slotProps={{content: {onClick: () => clicks.push('content')}}}
        >
          <TreeItem itemId="apple" label="Apple" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await screen.getByText('Apple').click();
    expect(clicks).toEqual(['root']);
    await screen.getByText('Fruit').click();
    expect(clicks).toEqual(['root', 'content', 'root']);
  },
);

claim('selection-and-expansion', 'code that passes no event gives the callbacks null', async () => {
  const events: unknown[] = [];
  function Tree() {
    const apiRef = useRichTreeViewApiRef();
    return (
      <>
        <button
          onClick={() => {
            apiRef.current?.setItemExpansion({itemId: 'fruit', shouldBeExpanded: true});
            apiRef.current?.setItemSelection({itemId: 'fruit', shouldBeSelected: true});
          }}
        >
          Show
        </button>
        <RichTreeView
          items={[{id: 'fruit', label: 'Fruit', children: [{id: 'apple', label: 'Apple'}]}]}
          apiRef={apiRef}
          onExpandedItemsChange={(event) => events.push(event)}
          onItemExpansionToggle={(event) => events.push(event)}
          onItemSelectionToggle={(event) => events.push(event)}
          onSelectedItemsChange={(event) => events.push(event)}
        />
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button', {name: 'Show'}).click();
  expect(events).toEqual([null, null, null, null]);
});
