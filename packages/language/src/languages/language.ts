/** BCP 47 tags of the languages that have a folder here. */
export type Language = 'pt-BR' | 'en-US';
