/** Ground of the frame, and color of the browser's own, for `meta[name=theme-color]`. */
export const themeColors = {light: '#f5f1f4', dark: '#0f0d10'};
