/** The most characters (UTF-16 code units) of a document that one answer holds. */
export const SOURCE_CHARACTERS_MAX = 16_000;
