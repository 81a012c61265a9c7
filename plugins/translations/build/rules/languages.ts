import type {PageModel} from '../pageModel';
import {checkChinese} from './chinese';
import type {Finding} from './finding';

/** What a language asks of its pages beside what all of them have to keep. */
type LanguageRules = (page: PageModel, names: RegExp) => Finding[];

/** The rules of each language that has some: its typography, and how a sentence of it is told from an English one. */
export const languageRules: Readonly<Record<string, LanguageRules | undefined>> = {zh: checkChinese};
