/** May third parties be requested now? */
export type ThirdParties = 'allowed' | 'undecided' | 'refused';

/** What a reader can choose. */
export type ConsentChoice = 'allowed' | 'refused';

/** Attribute of `<html>` with the answer that counts now; without a third party there is none. */
export const THIRD_PARTIES_ATTRIBUTE = 'data-third-parties';
