/** "MANAUS — O rio": where a news item comes from, before its first sentence; acronyms that are defined so are shorter. */
const DATELINE =
	/^(?=[^—–]{0,30}\p{Lu}{4})\p{Lu}[\p{Lu} .,/-]{3,40}(?:(?<=,\s)\p{Lu}[\p{L}.]{1,20})?(?:\s?\([^()]{1,40}\))?(?:\s[—–]|\s?--)\s(?=["“]?\p{Lu})/u;

export const withoutDateline = (text: string): string => text.replace(DATELINE, '');
