import {sectionTitles} from '../../config/sectionTitles';
import type {Language, ProductId} from '../../src/navigation';
import {colors} from '../../src/mui/tokens';
import {drawingOf} from './drawings';

/** Size of a card in px, as networks ask for it. */
export const cardSize = {width: 1200, height: 630};

const taglines = {
  en: 'Live demos and an exact API reference',
  zh: '可直接运行的演示与准确的 API 参考',
} as const;

const fonts = {
  en: 'system-ui, "DejaVu Sans", sans-serif',
  zh: '"Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
};

function nameOf(product: ProductId, language: Language): string {
  const titles: Readonly<Record<string, string>> = sectionTitles[language];
  return titles[product.replace(/^x-/, '')] ?? {en: 'Documentation', zh: '文档'}[language];
}

/** The page whose picture is the card of a product in a language. */
export function cardHtml(product: ProductId, language: Language, mark: string): string {
  const {canvas, text, text2, accent, soft, line} = colors.light;
  return `<!doctype html><html lang="${language}"><style>
    body { margin: 0; inline-size: ${cardSize.width}px; block-size: ${cardSize.height}px; display: flex;
      align-items: center; justify-content: space-between; box-sizing: border-box; padding: 0 90px;
      border-block-end: 16px solid ${accent}; background: ${canvas}; color: ${text}; font-family: ${fonts[language]}; }
    .brand { display: flex; align-items: center; gap: 18px; font-size: 38px; font-weight: 600; }
    .brand svg { inline-size: 54px; }
    h1 { margin: 44px 0 24px; font-size: 68px; line-height: 1.15; text-wrap: balance; letter-spacing: ${language === 'en' ? '-0.02em' : '0'}; }
    p { margin: 0; color: ${text2}; font-size: 30px; }
    div.words { inline-size: 590px; }
  </style><body><div class="words"><div class="brand">${mark} MUI X</div>
  <h1>${nameOf(product, language)}</h1><p>${taglines[language]}</p></div>
  <svg width="410" height="360" viewBox="0 0 410 360">${drawingOf(product, {line, soft, strong: accent})}</svg>
  </body></html>`;
}
