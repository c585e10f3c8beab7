/** "Peter Lathbury (Treasurer, PL)", "Kofi Brand, Library Manager (KB)": somebody with the letters they are called by. */
const NAMED =
	/(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,20}\.?(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’-]{1,20}){1,3})(?:,\s[\p{L} ]{3,40})?\s\((?:[\p{L} ]{2,30},\s)?(\p{Lu}{2,4})(?:[,;]\s[^()]{2,40})?\)/gu;
/** "HBM - Hélio Batista Mourão (presidente)", a line each. */
const LISTED =
	/^[ \t]*(\p{Lu}{2,4})[ \t]*[-–—:=][ \t]*(\p{Lu}[\p{L}'’-]{1,20}\.?(?:[ \t](?:d[aeo]s?[ \t])?\p{Lu}[\p{L}'’-]{1,20}){1,3})(?=[ \t]*(?:$|[(,;]))/gmu;
/** Letters that mean something else as well: "AS TURMAS", "7 PM". */
const WORDS = new Set('AM PM AS OS DA DE DO EM NO NA SE UM IT IN IS ON OR AT AN US UK EU TV PC RH TI'.split(' '));
/** Characters of a document in which it says who is who. */
const HEAD = 4000;

/**
 * Whom a document calls by initials, by initials: those whose names begin with these letters.
 * @param text of which the beginning is looked at
 */
export function initialsOf(text: string): ReadonlyMap<string, string> {
	const head = text.slice(0, HEAD);
	const known = new Map<string, string>();
	const named = [...head.matchAll(NAMED)].map(([, name = '', letters = '']) => [letters, name] as const);
	const listed = [...head.matchAll(LISTED)].map(([, letters = '', name = '']) => [letters, name] as const);
	for (const [letters, name] of [...named, ...listed]) {
		const words = name.replace(/^(?:Dra?|Profa?|Rev|Col|Cllr|Sra?|Mr|Mrs|Ms|Eng)\.?\s/u, '');
		const own = words
			.split(/[\s-]/)
			.filter((word) => /^\p{Lu}/u.test(word))
			.map((word) => word.charAt(0))
			.join('');
		if (own === letters && !WORDS.has(letters) && !known.has(letters)) known.set(letters, words);
	}
	return known;
}

/** A sentence with names for initials, but for those that stand in brackets behind the name. */
export function withNames(text: string, initials: ReadonlyMap<string, string>): string {
	if (initials.size === 0) return text;
	return text.replace(
		/(?<![\p{L}\d/-])(?:\(\p{Lu}{2,4}\)|\p{Lu}{2,4})(?![\p{L}\d/-])/gu,
		(letters) => initials.get(letters) ?? letters,
	);
}
