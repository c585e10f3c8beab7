/** Lower case without accents. */
export function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase();
}

/** Words and figures as written. */
export function spokenWords(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Letters and digits alone: two lines with the same key sound the same. */
export const soundKey = (text: string): string => spokenWords(fold(text)).join(' ');
