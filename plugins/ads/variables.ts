/** How the environment configures adverts. */
export const adVariables = {
  SITE_AD_SCRIPT: {
    sets: "`https://` address of the ad network's script, such as Carbon's; without it the adverts are our own",
  },
  SITE_AD_ELEMENT_ID: {
    sets: "Id of the element that holds the script's ad, an `https:` link with a text or a picture; `carbonads` by default",
  },
  SITE_AD_HOSTS: {
    sets: 'Origins that the script talks to beside its own, `https://host`, with spaces between them',
    form: 'list',
  },
  SITE_AD_JSON: {
    sets: '`https://` address of a service that has adverts for demos as JSON; without it there are none',
  },
  SITE_ADS_IN_DEVELOPMENT: {
    sets: '`true` shows adverts in `npm start`, too; `false` by default',
    form: 'flag',
  },
} as const;
