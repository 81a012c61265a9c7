import {test as base, type BrowserContext} from '@playwright/test';

export {expect} from '@playwright/test';

/** What the browser refused in the test that runs: a worker runs one at a time. */
const violations: string[] = [];

interface PolicyOptions {
  /** `false` for a test that lets a page do what the security policy forbids. */
  followsPolicy: boolean;
}

interface PolicyFixtures {
  /** Runs around every test and gives it nothing. */
  policy: undefined;
}

async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellViolation', ({page}, text: string) =>
    violations.push(`${new URL(page.url()).pathname}: ${text}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile}) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') {
        Reflect.apply(tell, window, [`${violatedDirective} ${blockedURI} (${sourceFile})`]);
      }
    });
  });
}

/**
 * The test of every browser test: fails when a page did what its own security policy forbids, although the console was
 * silent. All contexts are watched, those that a test makes itself included.
 */
export const test = base.extend<PolicyOptions & PolicyFixtures>({
  followsPolicy: [true, {option: true}],
  policy: [
    async ({followsPolicy}, use) => {
      violations.length = 0;
      await use(undefined);
      if (followsPolicy) {
        base.expect([...new Set(violations)], 'what the security policy refused').toEqual([]);
      }
    },
    {auto: true},
  ],
  browser: [
    async ({browser}, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await watchPolicy(context);
        return context;
      };
      await use(browser);
    },
    {scope: 'worker'},
  ],
});
