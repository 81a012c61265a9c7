import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The `lang` of our own texts inside of a page, which may be shown in another language as it is not translated. */
export function useInterfaceLanguage(): string | undefined {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.currentLocale]?.htmlLang;
}
