// Ejected: the original also provides announcements, a menu for phones and a preferred version, none of which is used here.
import React, {type ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

const Providers = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({children}: {children: ReactNode}): ReactNode {
  return <Providers>{children}</Providers>;
}
