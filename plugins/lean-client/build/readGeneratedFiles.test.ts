import {describe, expect, it} from 'vitest';

import {UnknownFormError} from './generatedFiles';
import {parseRegistry, parseRoutes} from './readGeneratedFiles';

const HEAD = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default `;

const ROUTES = `${HEAD}[
  {
    path: '/x/it\\'s/',
    component: ComponentCreator('/x/it\\'s/', '41d'),
    routes: [
      {
        path: '/x/a/',
        component: ComponentCreator('/x/a/', 'f8e'),
        exact: true,
        sidebar: "docs",
        "a-b": {"c":[1]}
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('parseRoutes', () => {
  it('reads addresses, hashes, nesting and attributes', () => {
    expect(parseRoutes(ROUTES)).toEqual([
      {
        path: "/x/it's/",
        hash: '41d',
        exact: false,
        attributes: {},
        routes: [
          {
            path: '/x/a/',
            hash: 'f8e',
            exact: true,
            attributes: {sidebar: 'docs', 'a-b': {c: [1]}},
            routes: undefined,
          },
        ],
      },
      {path: '*', hash: undefined, exact: false, attributes: {}, routes: undefined},
    ]);
  });

  it.each([
    ['another import', ROUTES.replace('import React', "import x from 'x';\nimport React")],
    ['no list', `${HEAD}{};\n`],
    ['no last route for everything', `${HEAD}[{path: '/a', component: ComponentCreator('/a', '1')}];\n`],
    [
      'a component of another address',
      ROUTES.replace("ComponentCreator('/x/a/'", "ComponentCreator('/x/b/'"),
    ],
    ['no hash', ROUTES.replace("('/x/a/', 'f8e')", "('/x/a/')")],
  ])('refuses %s', (_, source) => {
    expect(() => parseRoutes(source)).toThrow(UnknownFormError);
  });
});

describe('parseRegistry', () => {
  const line = (name: string, request: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
  const registry = `export default {\n${line('02b6', '@site/docs/a/index.mdx')}\n${line('1789', '@theme/DocItem')}};\n`;

  it('reads requests by chunk name', () => {
    expect(parseRegistry(registry)).toEqual({'02b6': '@site/docs/a/index.mdx', '1789': '@theme/DocItem'});
  });

  it('refuses a line of another form', () => {
    expect(() => parseRegistry(registry.replace('require.resolveWeak', 'require.resolve'))).toThrow(
      UnknownFormError,
    );
  });
});
