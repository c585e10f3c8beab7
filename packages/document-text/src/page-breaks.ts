/** The number of a page in its line: "- 3 -", "Page 3 of 5", "p. 12", "fl. 2/3". */
const NUMBER =
	/^(?:[-–—]? ?\d{1,4} ?[-–—]?|(?:p[áa]gina|p[áa]g\.?|page|fls?\.|pp?\.) ?\d{1,4}(?: ?(?:de|of|\/) ?\d{1,4})?)$/iu;
/** The same beside what else the head or foot of a page says: "Annual Report          17", "12 | Regimento", "Ata - Página 3". */
const NUMBERED =
	/(?:\S(?: {2,}|\t| ?\| ?)|(?<!\p{L})(?:p[áa]g(?:ina|\.)|page|fls?\.) ?)\d{1,4}(?: ?(?:de|of|\/) ?\d{1,4})?$|^\d{1,4}(?: {2,}|\t| ?\| ?)\p{L}/iu;
const RULE = /^[-_=–—]{3,}$/;
/** Lines between the text of two pages that say something, at most. */
const MOST_LINES = 5;

/**
 * A text as long as before in which a sentence that the end of a page cuts in two goes on where the next page begins: the
 * foot and the head between its halves, with the number of a page among them, are blanked. Other lines of a foot or a head
 * are known by that they come again.
 */
export function withoutPageBreaks(text: string): string {
	const lines = text.split('\n');
	const keys = lines.map((line) => line.trim().replace(/\d+/g, '0').replace(/\s+/g, ' '));
	const times = new Map<string, number>();
	for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
	const isRunning = (at: number) => (times.get(keys[at] ?? '') ?? 0) > 1;
	const hasNumber = (at: number) =>
		NUMBER.test(lines[at]?.trim() ?? '') || (isRunning(at) && NUMBERED.test(lines[at]?.trim() ?? ''));
	const isFurniture = (at: number) => keys[at] === '' || isRunning(at) || hasNumber(at) || RULE.test(keys[at] ?? '');
	const ends = lines.map(() => '\n');
	for (let at = 1; at < lines.length; at++) {
		if (!hasNumber(at)) continue;
		let [last, next] = [at - 1, at + 1];
		while (last > 0 && isFurniture(last)) last--;
		while (next < lines.length && isFurniture(next)) next++;
		const said = keys.slice(last + 1, next).filter((key) => key !== '').length;
		if (said <= MOST_LINES && goesOn(lines[last] ?? '', lines[next] ?? ''))
			for (let index = last + 1; index < next; index++) {
				// All of them stand before the second half in its line.
				lines[index] = ' '.repeat(lines[index]?.length ?? 0);
				ends[index] = ' ';
			}
		at = next;
	}
	const joined = lines.map((line, at) => (at < lines.length - 1 ? line + ends[at] : line)).join('');
	return joined.replace(CUT_IN_TWO, (blank) => ' '.repeat(blank.length));
}

/** A long line that ends in "the" or "of", and a blank one, above a line in small letters: a sentence of one paragraph. */
const CUT_IN_TWO =
	/\n(?<=[^\n]{40}\s(?:[aoe]s?|d[aeo]s?|n[ao]s?|em|com|por|para|que|uma?|the|of|in|to|and|with|from|an?)[ \t]*\n)[ \t]*\n(?=\p{Ll}{2})/gu;

/** Whether a line that ends no sentence goes on, in small letters, in another. */
const goesOn = (line: string, next: string): boolean =>
	/[\p{L}\d,)"”’-]\s*$/u.test(line) && !/^\s*(?:#|\|)/.test(line) && /^\s*\p{Ll}{2,}[^\p{L})]|^\s*[aeo] /u.test(next);
