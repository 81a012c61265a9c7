// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {changeInView} from './changeInView';

/** Frames that have been asked for and not yet come. */
let frames: FrameRequestCallback[] = [];

function nextFrame(): void {
  const now = frames;
  frames = [];
  now.forEach((frame) => frame(0));
}

/** The page has a height of 800 px; each element says where it is. */
function place(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [top = 0, bottom = 0] = (element.dataset.at ?? '').split(' ').map(Number);
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, bottom - top));
    vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(bottom - top);
  }
}

const waiting = () =>
  [...document.querySelectorAll<HTMLElement>('[style*=content-visibility]')].map(
    ({id, style}) => `${id} ${style.blockSize}`,
  );

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => {
  frames = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = `
  <div class="theme-doc-markdown" data-at="0 3000">
    <p id="seen" data-at="100 200"></p>
    <section id="cut" data-at="200 1000"><p id="in" data-at="300 400"></p><p id="out" data-at="900 1000"></p></section>
    <div id="demo" data-demo data-at="700 1100"><p id="inside" data-at="900 1000"></p></div>
    <p id="far" data-at="1100 2000">${'<b></b>'.repeat(300)}</p>
    <p id="farther" data-at="2000 3000"></p>
  </div>`;

it('lets what is below the view wait at its height, and draws it in turns after the change', () => {
  place(page);
  let during: string[] = [];
  changeInView(document, () => {
    during = waiting();
  });
  expect(during).toEqual(['out 100px', 'far 900px', 'farther 1000px']);
  nextFrame();
  expect(waiting()).toHaveLength(3);
  nextFrame();
  expect(waiting()).toEqual(['farther 1000px']);
  nextFrame();
  expect(waiting()).toEqual([]);
  expect(document.querySelector('#far')?.getAttribute('style')).toBe('');
  expect(frames).toEqual([]);
});

it('draws all of it when the change fails', () => {
  place(page);
  expect(() =>
    changeInView(document, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  nextFrame();
  nextFrame();
  nextFrame();
  expect(waiting()).toEqual([]);
});
