import {type Page} from '@playwright/test';
import {startAnalyticsServer, type AnalyticsServer, type Command} from '../../fixtures/analyticsServer';
import {forward, test as base} from './services';

/** Tests of the small site with an analytics service behind it. */
export const test = base.extend<{analytics: AnalyticsServer; outside: () => readonly string[]}>({
  analytics: async ({page}, use) => {
    const server = await startAnalyticsServer();
    await forward(page, 'https://analytics.test', server.origin);
    await use(server);
    await server.close();
  },
  /** Addresses of all requests that left the site. */
  outside: async ({page}, use) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      const {protocol, hostname, href} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') addresses.push(href);
    });
    await use(() => addresses);
  },
});

/** The events among what the service got, as name and parameters. */
export function listEvents(commands: readonly Command[]): {name: string; parameters: object}[] {
  return commands.flatMap(([command, name, parameters]) =>
    command === 'event' && typeof name === 'string' && typeof parameters === 'object' && parameters !== null
      ? [{name, parameters}]
      : [],
  );
}

/** All user properties that the service got, later ones over earlier ones. */
export function userProperties(commands: readonly Command[]): Readonly<Record<string, unknown>> {
  const sent = commands.filter(([command, what]) => command === 'set' && what === 'user_properties');
  return Object.assign({}, ...sent.map(([, , properties]) => properties)) as Record<string, unknown>;
}

/** The dialog about third parties. */
export function consentDialog(page: Page) {
  return page.getByRole('dialog', {name: /third-party services|第三方服务/});
}

/** The footer's button that opens it. */
export function consentButton(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', {name: /^(Privacy choices|隐私选择)$/});
}
