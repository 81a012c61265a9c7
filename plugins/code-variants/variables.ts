/** How the environment configures the font that some demos draw icons with. */
export const iconFontVariables = {
  SITE_ICON_FONT: {
    sets: '`https://` address of the style sheet of an icon font, for demos that use `Icon`; without it nothing is loaded',
  },
  SITE_ICON_FONT_HOSTS: {
    sets: 'Origins of its font files, `https://host`, with spaces between them, where they are not that of the style sheet',
    form: 'list',
  },
} as const;
