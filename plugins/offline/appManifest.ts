/** What the manifest takes from the site. */
interface AppManifestFacts {
  /** Base address of the language. */
  readonly base: string;
  /** `lang` of its pages. */
  readonly lang: string;
  readonly colors: {readonly background: string; readonly theme: string};
  /** Interface texts of the language, as the page "Offline reading" shows them; English where one is missing. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The web app manifest of a language: with it the site can be installed. */
export function appManifest({base, lang, colors, texts}: AppManifestFacts) {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `${base}img/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    id: base,
    name: texts['offline.app.name'] ?? 'MUI X documentation',
    short_name: texts['offline.app.shortName'] ?? 'MUI X',
    lang,
    dir: 'ltr',
    start_url: `${base}introduction/`,
    scope: base,
    display: 'standalone',
    background_color: colors.background,
    theme_color: colors.theme,
    icons: [
      icon('app-192.png', '192x192', 'any'),
      icon('app-512.png', '512x512', 'any'),
      icon('app-maskable-512.png', '512x512', 'maskable'),
      icon('mark.svg', 'any', 'any'),
    ],
  };
}
