import {useMemo} from 'react';
import type {DemoRecord} from '@theme/Demo';
import type {Props as ToolbarProps} from '@theme/DemoToolbar';
import {shownStyling, sourcePathOf, useCodePreferences} from '../../client';
import {demoLink} from '../../client/demoLink';
import {usePluginOptions} from '../../client/usePluginOptions';
import {useProject} from '../../client/useProject';
import type {ControlValues} from '../../controls/types';

/** The ways to take a demo away, in the form and with the values that the reader sees. */
export function useTakeAway(
  demo: DemoRecord,
  values: ControlValues,
  maxWidth: number | undefined,
): Pick<ToolbarProps, 'getCode' | 'getLink' | 'sourceUrl' | 'project'> {
  const {repositoryUrl} = usePluginOptions();
  const preferences = useCodePreferences();
  const styling = shownStyling(demo, preferences.codeStyling);
  const language = preferences.codeVariant === 'JS' ? 'js' : 'ts';
  const turned = useMemo(() => withControls(demo, values), [demo, values]);
  const project = useProject(turned, {language, styling, maxWidth});
  return {
    project,
    getCode: async () => (await turned.loadSource?.(styling, language))?.text ?? '',
    getLink: () => demoLink(window.location.href, demo.name, preferences),
    sourceUrl: repositoryUrl && `${repositoryUrl}/blob/main/${sourcePathOf(demo, styling)}`,
  };
}

/** The demo whose source has the reader's values. */
function withControls(demo: DemoRecord, values: ControlValues): DemoRecord {
  const {loadSource} = demo;
  if (Object.keys(values).length === 0) {
    return demo;
  }
  return {
    ...demo,
    loadSource:
      loadSource &&
      (async (styling, language) => {
        const [source, {applyControls}] = await Promise.all([
          loadSource(styling, language),
          import('../../controls/applyControls'),
        ]);
        return {...source, text: applyControls(source.text, values)};
      }),
  };
}
