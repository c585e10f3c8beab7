/** Endings of verbs before which Portuguese puts a pronoun with a hyphen. */
const VERB = /(?:ndo|[aei]r|am|em|ou|eu|iu|va|a|e|i|o|s|z|[áéêíô])$/i;
const PRONOUN = /^(?:me|te|se|lhe|lhes|nos|vos|[nl]?[oa]s?)$/i;
const ACCENTED_END = /[áéêíôâ]$/i;
const COMPOUND = /^(?:pós|pré|pró|vice|recém|self|well)$/i;

const LONGEST_WORD = 80;

/** Words of a document, by which a hyphen at a line's end is told from one that belongs to the word. */
export function createWordJoiner(): { learn(text: string): void; join(left: string, right: string): string } {
	const words = new Set<string>();
	return {
		learn(text) {
			for (const word of text.toLowerCase().match(/[\p{L}-]+/gu) ?? []) words.add(word);
		},
		/** Two lines as one text. */
		join(left, right) {
			const [, head = '', first = ''] = /([\p{L}]*)([-\u00AD\u2010])$/u.exec(left.slice(-LONGEST_WORD)) ?? [];
			if (first === '') return `${left} ${right}`;
			const tail = /^[\p{L}]+/u.exec(right)?.[0] ?? '';
			const stem = left.slice(0, -1);
			if (head === '' || tail === '') return head === '' ? `${left} ${right}` : left + right;
			if (first === '\u00AD') return stem + right;
			return keepsHyphen(words, head, tail) ? `${stem}-${right}` : stem + right;
		},
	};
}

function keepsHyphen(words: ReadonlySet<string>, head: string, tail: string): boolean {
	const [left, right] = [head.toLowerCase(), tail.toLowerCase()];
	if (words.has(left + right)) return false;
	if (words.has(`${left}-${right}`)) return true;
	if (/^\p{Lu}/u.test(tail) || COMPOUND.test(head)) return true;
	if (!PRONOUN.test(tail)) return false;
	// "comprá-la", but "esco-la"; "revezando-nos", but "me-nos".
	return /^l[oa]s?$/i.test(tail) ? ACCENTED_END.test(head) : head.length > 3 && VERB.test(head) && words.has(left);
}
