/** Where a printed command is run, or at least is there. */
interface Elsewhere {
  /** Another check of the project, or what the command starts. */
  readonly file: string;
  /** The text of the file that shows it. */
  readonly holds: string;
  /** Why nothing runs it. */
  readonly tooLong?: string;
}

const gate = 'scripts/test.mjs';
const areas = 'scripts/verify/areas.mjs';
const measurements = 'bench/main.mjs';

/** This test is a part of what it would start; a unit test reads the arguments. */
const verify: Elsewhere = {file: areas, holds: "units: ['commands']"};

const docusaurus = 'tests/builds/wholeProject/docusaurusCommands.test.ts';

const developmentServer: Elsewhere = {
  file: docusaurus,
  holds: 'start --locale %s serves pages',
};

/** Commands that other checks run, or that take too long. */
export const elsewhere: Readonly<Record<string, Elsewhere>> = {
  'npm start -- --locale zh': developmentServer,
  'npx docusaurus start': developmentServer,
  'npx docusaurus build --locale zh': {
    file: docusaurus,
    holds: 'build --locale zh builds the Chinese pages alone',
  },
  'npm test': {file: '.ci/run', holds: 'exec npm test'},
  'npm run check': {file: gate, holds: "path.join('scripts', 'check.mjs')"},
  'npm run test:unit': {file: gate, holds: "runVitest('units')"},
  'npm run test:browser': {file: 'scripts/lib/testRuns.mjs', holds: '@playwright/test/cli.js'},
  'npm run mcp': {file: 'tests/e2e/machines.spec.ts', holds: "args: ['run', '--silent', 'mcp']"},
  'npm run --silent mcp --prefix /path/to/this/repository': {
    file: 'tests/e2e/machines.spec.ts',
    holds: "args: ['run', '--silent', 'mcp']",
  },
  'npm run verify': verify,
  'npm run verify -- api': verify,
  'npm run verify -- bytes': verify,
  'npm run verify -- claims': verify,
  'npm run verify -- client': verify,
  'npm run verify -- demos': verify,
  'npm run verify -- demos code projects': verify,
  'npm run verify -- oldPackages --install': verify,
  'npm run verify -- pages --all': verify,
  'npm run bench -- build': {file: measurements, holds: "build: 'what", tooLong: 'three builds of the site'},
  'npm run bench -- charts': {
    file: measurements,
    holds: "charts: 'how",
    tooLong: 'some seventy charts in a browser',
  },
  'npm run bench -- speed': {
    file: measurements,
    holds: "speed: 'how",
    tooLong: 'visits of fifteen pages, with a tool of its own',
  },
  'npm run bench -- growth': {
    file: measurements,
    holds: "growth: 'what",
    tooLong: 'builds of up to 800 pages',
  },
  'npm run bench -- services': {file: measurements, holds: "services: 'what", tooLong: 'several builds'},
  'npm run bench -- writing': {file: measurements, holds: "writing: 'what", tooLong: 'builds and servers'},
};
