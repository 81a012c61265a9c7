// A site as `npx create-docusaurus` makes it, for comparison: the classic preset, its highlighter, nothing of ours.
export default {
  title: 'Plain',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true},
  markdown: {format: 'md'},
  onBrokenLinks: 'ignore',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
};
