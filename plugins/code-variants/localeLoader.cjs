// The bundler requires loaders with plain Node.js; jiti reads the TypeScript that holds the loader itself.
const jiti = require('jiti')(__filename, {interopDefault: true});

module.exports = jiti('./localeLoader.ts').default;
