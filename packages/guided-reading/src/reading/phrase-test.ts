/**
 * A test for whole words or phrases in a text, in any letter case, accents counting. Phrases are set apart by `|`; one may
 * end in `*` for any ending ("provoca*").
 */
export function phraseTest(phrases: string, place: 'anywhere' | 'start' = 'anywhere'): (text: string) => boolean {
	const alternatives = phrases.split('|').map((entry) => {
		const phrase = entry.trim().replace(/\s+/g, ' ');
		const open = phrase.endsWith('*');
		const body = (open ? phrase.slice(0, -1) : phrase).replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
		return open ? `${body}\\p{L}*` : body;
	});
	const before = place === 'start' ? '^["“«]?' : '(?<![\\p{L}\\p{N}])';
	const pattern = new RegExp(`${before}(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
	return (text) => pattern.test(text);
}
