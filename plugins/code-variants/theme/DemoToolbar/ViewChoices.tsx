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
  return (
    <div ref={root} role="presentation">
      <ViewChoice
        name="mode"
        demo={demo}
        values={['light', 'dark']}
        value={paletteMode}
        onChange={(value) => onChange(value ? {...view, paletteMode: value} : withoutMode)}
      />
      <ViewChoice
        name="direction"
        demo={demo}
        values={['ltr', 'rtl']}
        value={direction}
        onChange={(value) => onChange(value ? {...view, direction: value} : withoutDirection)}
      />
      <ViewChoice
        name="density"
        demo={demo}
        values={['normal', 'dense']}
        value={dense === undefined ? undefined : dense ? 'dense' : 'normal'}
        onChange={(value) => onChange(value ? {...view, dense: value === 'dense'} : withoutDensity)}
      />
    </div>
  );
}

type ViewValue = 'light' | 'dark' | 'ltr' | 'rtl' | 'normal' | 'dense';

type ViewChoiceProps<Value extends ViewValue> = {
  name: 'mode' | 'direction' | 'density';
  demo: string;
  values: readonly Value[];
  /** `undefined`: as the page. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function ViewChoice<Value extends ViewValue>(props: ViewChoiceProps<Value>): ReactNode {
  const {name, demo, values, value, onChange} = props;
  const options: readonly (Value | 'page')[] = ['page', ...values];
  return (
    <MenuChoice
      inRow
      action={name}
      demo={demo}
      label={labels[name]}
      value={value ?? 'page'}
      options={options.map((option) => ({value: option, label: labels[option]}))}
      onChange={(chosen) => onChange(chosen === 'page' ? undefined : chosen)}
    />
  );
}

const labels: Readonly<Record<ViewChoiceProps<ViewValue>['name'] | ViewValue | 'page', string>> = {
  page: translate({
    id: 'codeVariants.view.asPage',
    message: 'As the page',
    description: 'Choice of a demo’s mode, direction or density: the reader’s own settings',
  }),
  mode: translate({
    id: 'codeVariants.view.mode',
    message: 'Mode',
    description: 'Light or dark, for one demo',
  }),
  light: translate({id: 'codeVariants.view.light', message: 'Light', description: 'Mode of a demo'}),
  dark: translate({id: 'codeVariants.view.dark', message: 'Dark', description: 'Mode of a demo'}),
  direction: translate({
    id: 'codeVariants.view.direction',
    message: 'Direction',
    description: 'Writing direction of one demo',
  }),
  ltr: translate({
    id: 'codeVariants.view.ltr',
    message: 'Left to right',
    description: 'Writing direction of a demo',
  }),
  rtl: translate({
    id: 'codeVariants.view.rtl',
    message: 'Right to left',
    description: 'Writing direction of a demo',
  }),
  density: translate({
    id: 'codeVariants.view.density',
    message: 'Density',
    description: 'How tight the components of one demo are',
  }),
  normal: translate({id: 'codeVariants.view.normal', message: 'Standard', description: 'Density of a demo'}),
  dense: translate({id: 'codeVariants.view.dense', message: 'Dense', description: 'Density of a demo'}),
};
