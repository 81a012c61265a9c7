/** Texts of the web app manifest, by the ids that the page "Offline reading" shows them with. */
type Texts = Readonly<Record<string, string>>;

/** What the manifest takes from the site. */
export interface AppManifestFacts {
  /** Base address of the language. */
  readonly base: string;
  /** `lang` of its pages. */
  readonly lang: string;
  readonly colors: {readonly background: string; readonly theme: string};
  /** Interface texts of the language; English where one is missing. */
  readonly texts: Texts;
}

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** The members of a web app manifest that this site has. */
export interface AppManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly Icon[];
}

const english = {
  name: 'MUI X documentation',
  shortName: 'MUI X',
};

/** The web app manifest of a language: with it the site can be installed. */
export function appManifest({base, lang, colors, texts}: AppManifestFacts): AppManifest {
  const icon = (file: string, sizes: string, purpose: string): Icon => ({
    src: `${base}img/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    id: base,
    name: texts['offline.app.name'] ?? english.name,
    short_name: texts['offline.app.shortName'] ?? english.shortName,
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
