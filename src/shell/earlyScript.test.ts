// @vitest-environment jsdom
// @vitest-environment-options {"runScripts": "dangerously"}
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {earlyScript} from './earlyScript';

const html = document.documentElement;
const heard = vi.fn();

/** In the document, whose window is not that of the tests. */
function runScript(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

/** What Docusaurus does when React begins to hear. */
const beginToHear = () => runScript('window.docusaurusRoot = {}');

beforeEach(() => {
  heard.mockReset();
  html.setAttribute('data-has-hydrated', 'false');
  document.body.innerHTML = '<button><svg></svg></button><a href="#here">here</a>';
  runScript(earlyScript());
});

afterEach(() => {
  runScript('delete window.docusaurusRoot');
  html.removeAttribute('data-scripts-failed');
});

const button = () => document.querySelector('button');

async function hydrate(): Promise<void> {
  button()?.addEventListener('click', heard);
  html.setAttribute('data-has-hydrated', 'true');
  await Promise.resolve();
}

describe('a press before the page is hydrated', () => {
  it('is kept, the last one, and answered once', async () => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    button()?.click();
    await hydrate();
    expect(heard).toHaveBeenCalledTimes(1);
    button()?.click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is not kept for what is no button, nor when React has begun to hear', async () => {
    document.querySelector('a')?.click();
    beginToHear();
    button()?.click();
    await hydrate();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is forgotten with a button that is gone', async () => {
    button()?.click();
    const gone = button();
    gone?.addEventListener('click', heard);
    gone?.remove();
    await hydrate();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a script of the page that fails', () => {
  const fail = (defer: boolean) => {
    const script = document.createElement('script');
    script.defer = defer;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  };

  it('shows the notice', () => {
    fail(true);
    expect(html.hasAttribute('data-scripts-failed')).toBe(true);
  });

  it('does not, when it is a chunk that was asked for later', () => {
    fail(false);
    beginToHear();
    fail(true);
    expect(html.hasAttribute('data-scripts-failed')).toBe(false);
  });
});
