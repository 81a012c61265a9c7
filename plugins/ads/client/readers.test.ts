import {isbot} from 'isbot';
import {describe, expect, it} from 'vitest';
import {isOrdinaryBrowser, isReader} from './readers';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const systems = [
  'Windows NT 10.0; Win64; x64',
  'Windows NT 10.0',
  'Macintosh; Intel Mac OS X 10_15_7',
  'Macintosh; Intel Mac OS X 10.15',
  'X11; Linux x86_64',
  'X11; Ubuntu; Linux x86_64',
  'X11; CrOS x86_64 14541.0.0',
  'Linux; Android 10; K',
  'Android 14; Mobile',
  'iPhone; CPU iPhone OS 18_1 like Mac OS X',
  'iPad; CPU OS 17_4_1 like Mac OS X',
];

const engines = [
  `${webKit} Chrome/142.0.0.0 Safari/537.36`,
  `${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
  `${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  `${webKit} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
  `${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Gecko/20100101 Firefox/145.0',
  'Gecko/145.0 Firefox/145.0',
];

const crawlers = [
  `Mozilla/5.0 ${webKit.replace(')', '; compatible; Googlebot/2.1; +http://www.google.com/bot.html)')} Chrome/142.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`,
  `Mozilla/5.0 ${webKit}; compatible; GPTBot/1.2; +https://openai.com/gptbot`,
  `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32.0',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
];

describe('readers and crawlers', () => {
  it.each(systems)('%s: no ordinary browser looks like a crawler', (system) => {
    for (const engine of engines) {
      for (const revision of ['', '; rv:145.0']) {
        const userAgent = `Mozilla/5.0 (${system}${revision}) ${engine}`;
        expect(isOrdinaryBrowser(userAgent), userAgent).toBe(true);
        expect(isbot(userAgent), userAgent).toBe(false);
      }
    }
  });

  it.each(crawlers)('%s is a crawler', async (userAgent) => {
    expect(isOrdinaryBrowser(userAgent)).toBe(false);
    expect(await isReader(userAgent)).toBe(false);
  });

  it('a crawler in ordinary clothes is asked about', () => {
    const base = `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36`;
    expect(isOrdinaryBrowser(base)).toBe(true);
    for (const disguise of [`${base} bot`, `${base}; crawler`, ` ${base}`, base.replace('x86_64', 'bot')]) {
      expect(isOrdinaryBrowser(disguise), disguise).toBe(false);
    }
  });

  it('readers with another browser are readers', async () => {
    expect(
      await isReader(
        `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      ),
    ).toBe(true);
  });
});
