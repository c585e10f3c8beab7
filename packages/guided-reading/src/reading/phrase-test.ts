/**
 * A test for a text that begins with one of some whole words or phrases, in any letter case. Phrases are set apart by `|`;
 * one may end in `*` for any ending ("provoca*").
 */
export function phraseTest(phrases: string): (text: string) => boolean {
	const alternatives = phrases.split('|').map((phrase) => phrase.trim().replace('*', '\\p{L}*'));
	const pattern = new RegExp(`^["“«]?(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
	return (text) => pattern.test(text);
}
