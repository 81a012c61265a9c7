/** What the classic theme's client module hands to `prism-include-languages`, which has no language to add here. */
export const Prism = {};
