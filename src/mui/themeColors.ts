/** Ground of the frame, and colour of the browser's own, for `meta[name=theme-color]` (B2.4). */
export const themeColors = {light: '#f5f1f4', dark: '#0f0d10'};
