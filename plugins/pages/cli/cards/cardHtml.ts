import {draw} from './drawings';
import type {SocialCard, SocialCards} from './types';

/** Size of a card in px, as networks ask for it. */
export const cardSize = {width: 1200, height: 630};

/** What a card says and looks like in a language. */
interface CardStyle {
  /** Where the card is of no product. */
  readonly documentation: string;
  readonly tagline: string;
  readonly fonts: string;
  readonly tracking: string;
}

const english: CardStyle = {
  documentation: 'Documentation',
  tagline: 'Live demos and an exact API reference',
  fonts: 'system-ui, "DejaVu Sans", sans-serif',
  tracking: '-0.02em',
};

/** What a language has of its own; the rest is that of English. */
const others: Readonly<Record<string, Partial<CardStyle>>> = {
  zh: {
    documentation: '文档',
    tagline: '可直接运行的示例与准确的 API 参考',
    fonts: '"Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
    tracking: '0',
  },
};

/** The page whose picture is the card of a product in a language. */
export function cardHtml(
  {product, language, htmlLang, direction, title}: SocialCard,
  colors: SocialCards['colors'],
  mark: string,
): string {
  const {documentation, tagline, fonts, tracking} = {...english, ...others[language]};
  const name = title ?? documentation;
  const {canvas, text, text2, accent, soft, line} = colors;
  return `<!doctype html><html lang="${htmlLang}" dir="${direction}"><style>
    body { margin: 0; inline-size: ${cardSize.width}px; block-size: ${cardSize.height}px; display: flex;
      align-items: center; justify-content: space-between; box-sizing: border-box; padding: 0 90px;
      border-block-end: 16px solid ${accent}; background: ${canvas}; color: ${text}; font-family: ${fonts}; }
    .brand { display: flex; align-items: center; gap: 18px; font-size: 38px; font-weight: 600; }
    .brand svg { inline-size: 54px; }
    h1 { margin: 44px 0 24px; font-size: 68px; line-height: 1.15; text-wrap: balance; letter-spacing: ${tracking}; }
    p { margin: 0; color: ${text2}; font-size: 30px; }
    div.words { inline-size: 590px; }
  </style><body><div class="words"><div class="brand">${mark} MUI X</div>
  <h1>${name}</h1><p>${tagline}</p></div>
  <svg width="410" height="360" viewBox="0 0 410 360">${draw(product, {line, soft, strong: accent})}</svg>
  </body></html>`;
}
