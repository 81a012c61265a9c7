import type {PageQuestions} from '../../plugins/pages/cli/content/types';

/** What readers of the tree view ask, and where the pages answer it. */
export const treeViewQuestions: PageQuestions = {
  'react-tree-view': [
    {question: 'Which of the three trees do I take?', heading: 'three-components'},
    {
      question: 'Why does a tree ignore its children, or its items?',
      page: 'react-tree-view/quickstart',
      heading: 'when-something-does-not-work',
    },
    {question: 'Are items virtualized, and what helps a large tree?', heading: 'large-trees'},
    {
      question: 'What became of TreeView and TreeItem2?',
      page: 'migration/migration-tree-view-v7',
      heading: 'renamed-components',
    },
    {
      question: 'What became of experimentalFeatures?',
      page: 'migration/migration-tree-view-v7',
      heading: 'experimental-features',
    },
    {
      question: 'Which props came with v8?',
      page: 'migration/whats-new-tree-view-v8',
      heading: 'list-props',
    },
  ],
  'react-tree-view/accessibility': [
    {
      question: 'Why does an input in a label lose letters and spaces?',
      page: 'react-tree-view/tree-item-customization',
      heading: 'inputs',
    },
    {question: 'How do I disable a key of the tree?', heading: 'keyboard'},
    {question: 'Does type-ahead take several letters?', heading: 'keyboard'},
    {question: 'How do I name the tree?', heading: 'lead'},
    {question: 'Why do my tests no longer find aria-selected or the checkbox?', heading: 'screen-readers'},
  ],
  'react-tree-view/quickstart': [
    {
      question: 'Why must all items have a unique id, and a label?',
      heading: 'when-something-does-not-work',
    },
    {question: 'How do I use other fields than id, label, and children?', heading: 'typescript'},
    {
      question: 'Why could the Tree View context not be found?',
      heading: 'when-something-does-not-work',
    },
    {question: 'Does the tree run with React 17?', heading: 'install-the-packages'},
  ],
  'react-tree-view/rich-tree-view/customization': [
    {question: 'How do I render my own item?', heading: 'label'},
    {question: 'How does my item read its data?', heading: 'label'},
    {question: 'Why are all items mounted again on every render?', heading: 'label'},
    {question: 'Why do all items render when only one changes?', heading: 'item-props'},
    {question: 'How do I give one item other props?', heading: 'item-props'},
  ],
  'react-tree-view/rich-tree-view/editing': [
    {question: 'How do I turn on editing, for all items or some?', heading: 'choose-items'},
    {question: 'Why does a renamed item get its old name back?', heading: 'store-the-label'},
    {
      question: 'Why can an item of my own not be edited?',
      page: 'react-tree-view/tree-item-customization',
      heading: 'hook',
    },
    {question: 'How do I start editing from code?', heading: 'start-editing'},
    {question: 'What happens to an empty label?', heading: 'validate'},
  ],
  'react-tree-view/rich-tree-view/expansion': [
    {question: 'How do I expand an item from code?', heading: 'open-by-code'},
    {
      question: 'Why does setItemExpansion() no longer take three arguments?',
      page: 'migration/migration-tree-view-v7',
      heading: 'api-object',
    },
    {question: 'How do I reveal an item deep in the tree?', heading: 'reveal-an-item'},
    {question: 'How do I learn which item was expanded?', heading: 'one-branch'},
  ],
  'react-tree-view/rich-tree-view/focus': [
    {question: 'How do I focus an item from code?', heading: 'by-code'},
    {question: 'How do the arrow keys reach disabled items?', heading: 'disabled-items'},
    {
      question: 'Why does a long tree jump when an item gets the focus?',
      refused: 'Mended in v7, where the focus is on the item itself; the reports are about v6.',
    },
  ],
  'react-tree-view/rich-tree-view/items': [
    {question: 'How do I get the data of the clicked item?', heading: 'react-to-clicks'},
    {question: 'How do I search or filter the items?', heading: 'filter-the-items'},
    {question: 'Why does my item find no data after a removal?', heading: 'add-and-remove-items'},
    {
      question: 'How do I change a label from outside?',
      page: 'react-tree-view/rich-tree-view/editing',
      heading: 'start-editing',
    },
    {question: 'How do I add an item?', heading: 'add-and-remove-items'},
    {
      question: 'Which type do items have?',
      page: 'react-tree-view/quickstart',
      heading: 'typescript',
    },
    {
      question: 'What replaces the type TreeViewBaseItem?',
      page: 'react-tree-view/quickstart',
      heading: 'typescript',
      lacks: 'it names `TreeViewDefaultItemModelProperties`, not the deprecated type that it replaces',
    },
    {
      question: 'How do I scroll to an item?',
      page: 'react-tree-view/rich-tree-view/focus',
      heading: 'by-code',
    },
  ],
  'react-tree-view/rich-tree-view/ordering': [
    {question: 'Which plan and which prop does drag and drop need?', heading: 'lead'},
    {question: 'How do I save the new order?', heading: 'save'},
    {question: 'How do I limit where items can be dropped?', heading: 'limit'},
    {question: 'Does my function learn the kind of drop?', heading: 'limit'},
    {question: 'May others drop on an item that cannot be dragged?', heading: 'limit'},
    {question: 'Why does my own item show no line while dragging?', heading: 'custom-items'},
    {question: 'Where does a drop go, and can I tune the zones?', heading: 'lead'},
    {question: 'How do users move items without a pointer?', heading: 'keyboard'},
  ],
  'react-tree-view/rich-tree-view/selection': [
    {question: 'How do parents and children select each other?', heading: 'link-parents-and-children'},
    {
      question: 'Why does a parent not select its children at the start?',
      heading: 'start-with-a-linked-selection',
    },
    {
      question: 'What does a click on an indeterminate checkbox select?',
      heading: 'link-parents-and-children',
    },
    {
      question: 'Do disabled children keep a parent indeterminate?',
      heading: 'link-parents-and-children',
    },
    {question: 'How do I exclude some items from selection?', heading: 'what-can-be-selected'},
    {question: 'How do I select an item from code?', heading: 'select-by-code'},
    {
      question: 'What is selectItem() called now?',
      page: 'migration/migration-tree-view-v7',
      heading: 'api-object',
    },
  ],
  'react-tree-view/simple-tree-view/customization': [
    {question: 'How do I change the icons, for all items or one?', heading: 'icons'},
    {question: 'Why does the theme not change the color of selected items?', heading: 'theme'},
    {question: 'What replaces the classes of states, such as selected?', heading: 'states'},
    {
      question: 'Why did my indentation of the group stop working?',
      page: 'migration/migration-tree-view-v7',
      heading: 'experimental-features',
    },
  ],
  'react-tree-view/simple-tree-view/expansion': [
    {question: 'How do I expand all items?', heading: 'all'},
    {question: 'Can one item start expanded by a prop of its own?', heading: 'lead'},
    {question: 'How do I expand on the icon only?', heading: 'icon-only'},
    {question: 'Why does a change of defaultExpandedItems do nothing?', heading: 'lead'},
  ],
  'react-tree-view/simple-tree-view/focus': [
    {question: 'How do I focus an item from code?', heading: 'by-code'},
    {
      question: 'Why does focusItem() do nothing in a collapsed branch?',
      page: 'react-tree-view/simple-tree-view/expansion',
      heading: 'by-code',
    },
    {question: 'Why does Tab reach one item only?', heading: 'tab-stop'},
    {question: 'Why can I not use onFocus of an item?', heading: 'track'},
    {question: 'Where does the focus go when its item is removed?', heading: 'removed-items'},
  ],
  'react-tree-view/simple-tree-view/items': [
    {question: 'Why has an item an icon and nothing below it?', heading: 'own-component'},
    {question: 'How do I show an empty folder that expands?', heading: 'empty-folder'},
    {question: 'How do I wrap TreeItem in a component?', heading: 'own-component'},
    {question: 'How do I disable an item and keep it reachable?', heading: 'disable-items'},
    {question: 'Why does onClick of a parent fire for its children?', heading: 'clicks'},
  ],
  'react-tree-view/simple-tree-view/selection': [
    {question: 'When is the selection a string, and when an array?', heading: 'multiple'},
    {question: 'Can users deselect the selected item?', heading: 'lead'},
    {question: 'How do I exclude items from selection?', heading: 'disable-selection'},
    {question: 'Why are collapsed children not selected with their parent?', heading: 'propagation'},
  ],
  'react-tree-view/tree-item-customization': [
    {
      question: 'What replaces ContentComponent and ContentProps?',
      page: 'migration/migration-tree-view-v7',
      heading: 'own-items',
    },
    {question: 'How do I put the parts of an item together myself?', heading: 'hook'},
    {question: 'Which props does TreeItemProvider take?', heading: 'hook'},
    {question: 'How does a click run another action than the default?', heading: 'interactions'},
    {question: 'Why does what publicAPI returns not update?', heading: 'status'},
    {
      question: 'How do I show checkboxes on leaves only?',
      page: 'react-tree-view/rich-tree-view/selection',
      heading: 'what-can-be-selected',
    },
    {question: 'How do I put links into items?', heading: 'links'},
    {
      question: 'Can the tree set a slot of all its items, such as the label?',
      page: 'react-tree-view/simple-tree-view/customization',
      heading: 'limitations',
    },
  ],
};
