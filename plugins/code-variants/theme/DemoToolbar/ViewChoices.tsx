import React, {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoView} from '@theme/DemoScope';
import {MenuChoice} from './MenuEntries';

type ViewChoicesProps = {
  demo: string;
  view: DemoView;
  onChange: (view: DemoView) => void;
};

/**
 * Mode, direction and density of one demo, where they are not to be the reader's own. They take the place of the
 * entry that led here, and the focus with it.
 */
export function ViewChoices({demo, view, onChange}: ViewChoicesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(), []);
  // What follows the page is left out: a key with `undefined` would hide the reader's own setting.
  const {paletteMode, ...withoutMode} = view;
  const {direction, ...withoutDirection} = view;
  const {dense, ...withoutDensity} = view;
  const asPage = {
    value: 'page' as const,
    label: translate({
      id: 'codeVariants.view.asPage',
      message: 'As the page',
      description: 'Choice of a demo’s mode, direction or density: the reader’s own settings',
    }),
  };
  return (
    <div ref={root} role="presentation">
      <MenuChoice
        inRow
        action="mode"
        demo={demo}
        label={translate({
          id: 'codeVariants.view.mode',
          message: 'Mode',
          description: 'Light or dark, for one demo',
        })}
        value={paletteMode ?? 'page'}
        options={[
          asPage,
          {
            value: 'light',
            label: translate({
              id: 'codeVariants.view.light',
              message: 'Light',
              description: 'Mode of a demo',
            }),
          },
          {
            value: 'dark',
            label: translate({
              id: 'codeVariants.view.dark',
              message: 'Dark',
              description: 'Mode of a demo',
            }),
          },
        ]}
        onChange={(value) => onChange(value === 'page' ? withoutMode : {...view, paletteMode: value})}
      />
      <MenuChoice
        inRow
        action="direction"
        demo={demo}
        label={translate({
          id: 'codeVariants.view.direction',
          message: 'Direction',
          description: 'Writing direction of one demo',
        })}
        value={direction ?? 'page'}
        options={[
          asPage,
          {
            value: 'ltr',
            label: translate({
              id: 'codeVariants.view.ltr',
              message: 'Left to right',
              description: 'Writing direction of a demo',
            }),
          },
          {
            value: 'rtl',
            label: translate({
              id: 'codeVariants.view.rtl',
              message: 'Right to left',
              description: 'Writing direction of a demo',
            }),
          },
        ]}
        onChange={(value) => onChange(value === 'page' ? withoutDirection : {...view, direction: value})}
      />
      <MenuChoice
        inRow
        action="density"
        demo={demo}
        label={translate({
          id: 'codeVariants.view.density',
          message: 'Density',
          description: 'How tight the components of one demo are',
        })}
        value={dense === undefined ? 'page' : dense ? 'dense' : 'normal'}
        options={[
          asPage,
          {
            value: 'normal',
            label: translate({
              id: 'codeVariants.view.normal',
              message: 'Standard',
              description: 'Density of a demo',
            }),
          },
          {
            value: 'dense',
            label: translate({
              id: 'codeVariants.view.dense',
              message: 'Dense',
              description: 'Density of a demo',
            }),
          },
        ]}
        onChange={(value) =>
          onChange(value === 'page' ? withoutDensity : {...view, dense: value === 'dense'})
        }
      />
    </div>
  );
}
