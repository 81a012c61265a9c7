import config from './vitest.config';

/** Tests that build a site or a project each: too long for `npm test`, a part of `npm run verify`. */
export default {
  ...config,
  test: {
    ...config.test,
    // Those of the unit tests would each run all of them.
    projects: undefined,
    include: ['tests/builds/**/*.test.ts'],
    // A hook removes what a test has built: tens of thousands of files, while another test builds.
    hookTimeout: 120_000,
  },
};
