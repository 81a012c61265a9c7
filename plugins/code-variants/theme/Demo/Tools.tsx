import React, {useMemo, type ReactNode} from 'react';
import type {DemoRecord} from '@theme/Demo';
import {shownStyling, getSourcePath, useCodePreferences} from '../../client';
import {demoLink} from '../../client/demoLink';
import {useNameTint} from '../../client/useNameTint';
import {usePluginOptions} from '../../client/usePluginOptions';
import {useProject} from '../../client/project';
import type {ControlValues} from '../../controls/types';
import DemoToolbar, {type ToolbarProps} from '../DemoToolbar';

type ToolsProps = Omit<ToolbarProps, 'getCode' | 'getLink' | 'sourceUrl' | 'project'> & {
  values: ControlValues;
  maxWidth: number | undefined;
};

/**
 * The toolbar and what stands behind it, in the form and with the values that the reader sees: fetched when the demo
 * comes near, as the demo itself is.
 */
export default function Tools({values, maxWidth, ...toolbar}: ToolsProps): ReactNode {
  const {demo} = toolbar;
  const {repositoryUrl} = usePluginOptions();
  const preferences = useCodePreferences();
  const styling = shownStyling(demo, preferences.codeStyling);
  const language = preferences.codeVariant === 'JS' ? 'js' : 'ts';
  const turned = useMemo(() => withControls(demo, values), [demo, values]);
  const project = useProject(turned, {language, styling, maxWidth});
  useNameTint(demo.name);
  return (
    <DemoToolbar
      {...toolbar}
      project={project}
      getCode={async () => (await turned.loadSource?.(styling, language))?.text ?? ''}
      getLink={() => demoLink(window.location.href, demo.name, preferences)}
      sourceUrl={repositoryUrl && `${repositoryUrl}/blob/main/${getSourcePath(demo, styling)}`}
    />
  );
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
