import type {DemoFile, DemoLanguage} from '@theme/Demo';

/** A file that a demo imports, in one language; what is no module has one form. */
export function inLanguage(file: DemoFile, language: DemoLanguage): {name: string; html: string} {
  return (language === 'js' && file.js) || file;
}
