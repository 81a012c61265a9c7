/** A mistake on a translated page. */
export type Finding = {line: number; message: string};
