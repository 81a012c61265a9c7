import React, {useState, type ReactNode} from 'react';
import {styled} from '@mui/material/styles';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useChooseCode} from '@site/plugins/code-variants/client';
import {DEFAULT_CODE_PREFERENCES} from '@site/src/preferences/code';
import {
  DEFAULT_THEME_SETTINGS,
  getPageDirection,
  shareLink,
  useThemeSettings,
  useThemeSettingsDispatch,
} from '@site/src/preferences/theme';
import {LinkIcon} from './lazyIcons';
import {PlainButton, QuietButton} from './lazyParts';

type Outcome = 'copied' | 'refused' | null;

function outcomeText(outcome: Outcome): string {
  switch (outcome) {
    case 'copied':
      return translate({
        id: 'site.preferences.share.done',
        message: 'The link is in the clipboard.',
        description: 'Shown after the link with the settings was copied',
      });
    case 'refused':
      return translate({
        id: 'site.preferences.share.failed',
        message: 'The browser does not let this page use the clipboard.',
        description: 'Shown when the link with the settings could not be copied',
      });
    case null:
      return '';
  }
}

/** Copies a link to this page that carries the settings, or sets all of them back. */
export function Foot(): ReactNode {
  const settings = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const {colorModeChoice, setColorMode} = useColorMode();
  const chooseCode = useChooseCode();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const share = async () => {
    try {
      const link = shareLink(window.location.href, {...settings, mode: colorModeChoice ?? 'system'});
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const reset = () => {
    const {componentLocale} = DEFAULT_THEME_SETTINGS;
    const direction = getPageDirection(window.location.pathname);
    const {codeVariant, codeStyling} = DEFAULT_CODE_PREFERENCES;
    setColorMode(null);
    dispatch({type: 'RESET_DENSITY'});
    dispatch({type: 'RESET_COLORS'});
    dispatch({type: 'CHANGE', payload: {direction, componentLocale}});
    chooseCode({codeVariant, codeStyling});
    setOutcome(null);
  };
  return (
    <Bar>
      <p role="status">{outcomeText(outcome)}</p>
      <PlainButton type="button" sx={{flex: 1}} onClick={() => void share()}>
        {LinkIcon}
        {translate({
          id: 'site.preferences.share',
          message: 'Copy link',
          description: 'Button that copies a link to this page with the settings',
        })}
      </PlainButton>
      <QuietButton type="button" onClick={reset}>
        {translate({
          id: 'site.preferences.reset',
          message: 'Reset all',
          description: 'Button that sets all settings back',
        })}
      </QuietButton>
    </Bar>
  );
}

/** The status has its own line above the buttons, and no room without a text. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 14,
  paddingInline: 24,
  borderBlockStart: '1px solid var(--color-line)',
  '& > p': {
    flex: 'none',
    inlineSize: '100%',
    margin: 0,
    fontSize: 13,
    lineHeight: '20px',
    color: 'var(--color-text2)',
  },
  '& > p:empty': {marginBlockEnd: -8},
});
