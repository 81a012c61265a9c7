import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/TranslationNotice';
import styles from './styles.module.css';

/**
 * Tells readers that a page is shown in English, or that its translation is older than the English page, and invites
 * them to translate. In the reader's language, whatever the language of the text around it.
 */
export default function TranslationNotice({state, editUrl, diffUrl}: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <aside
      role="note"
      lang={localeConfigs[currentLocale]?.htmlLang ?? currentLocale}
      className={styles.notice}
      data-state={state}
      aria-label={translate({
        id: 'theme.translationNotice.label',
        message: 'About this translation',
        description: 'Accessible name of the notice about the translation of a page',
      })}
    >
      <span className="sentence">
        {state === 'missing' ? (
          <Translate
            id="theme.translationNotice.missing"
            description="Notice on a page without a translation"
          >
            This page is not translated yet; you are reading it in English.
          </Translate>
        ) : (
          <Translate
            id="theme.translationNotice.stale"
            description="Notice on a translated page whose English page changed since"
          >
            The English page has changed since this translation was made, so parts of it may be out of date.
          </Translate>
        )}
      </span>
      {editUrl && (
        <a className={styles.link} href={editUrl}>
          {state === 'missing' ? (
            <Translate id="theme.translationNotice.translate" description="Link that starts a translation">
              Translate this page
            </Translate>
          ) : (
            <Translate id="theme.translationNotice.update" description="Link that updates a translation">
              Update the translation
            </Translate>
          )}
        </a>
      )}
      {state === 'stale' && diffUrl && (
        <a className={styles.link} href={diffUrl}>
          <Translate id="theme.translationNotice.diff" description="Link to the changes of the English page">
            See what changed
          </Translate>
        </a>
      )}
    </aside>
  );
}
