/** What the commands and the checks read, beside what others set. */
export const commandVariables = {
  PORT: {sets: 'Port of `npm run site` and `npm run serve` (3000); `--port 4000` does the same'},
  HOST: {sets: 'Address that they listen on (`127.0.0.1`); `HOST=0.0.0.0` opens the server to the network'},
  CHROMIUM_PATH: {
    sets: 'Program file of the Chromium or Chrome for the browser tests and the byte measurements, when the one found is not to be used',
  },
  CI: {
    sets: '`CI=true`: a browser test of the gate may need a second try, which is printed, and a forgotten `test.only` fails',
  },
  TEST_PORT: {sets: 'Port of `npm run test:browser` (4173); `npm test` takes a free one'},
  TEST_SERVICES_PORT: {
    sets: 'Port of the small site of the browser tests (one above `TEST_PORT`); `npm test` takes a free one',
  },
  TEST_REPORT: {
    sets: 'File for the report of the browser tests (`test-results/browser.json`); `npm test` sets it',
  },
  TEST_TRACE: {
    sets: '`TEST_TRACE=on` records a trace of each browser test that fails, at the cost of a slower run',
  },
  VERIFY_MEMORY: {
    sets: 'File in which `npm run verify` remembers what passed (`~/.cache/mui-x-docs/verify.json`)',
  },
} as const;

/** What our own commands and other programs set for what they start. */
export const variablesOfOthers = {
  VERIFY_REMEMBERED: {sets: 'Set by `npm run verify` for its tests: the file that lists what they leave out'},
  BUILD_MEMORY_FILE: {sets: 'Set by the build: where a part of it notes the memory that it used'},
  XDG_CACHE_HOME: {
    sets: 'Folder of caches, in the place of `~/.cache`: the memory of `npm run verify` is below it',
  },
  NODE_ENV: {sets: 'Set by Docusaurus: `development` in `npm start`, `production` in a build'},
  DOCUSAURUS_CURRENT_LOCALE: {sets: 'Set by Docusaurus: the language that is built'},
  MUI_X_TELEMETRY_DISABLED: {sets: 'Set by the commands, so that the packages send nothing'},
  npm_lifecycle_event: {sets: 'Set by npm: a server that it started ends with it'},
} as const;
