import type { Sentence } from '@nexus/document-text';

const CLOCK = String.raw`(?:at |às )?\d{1,2}[:h]\d{0,2}(?:\s?[ap]\.?m)?`;
const DAY = String.raw`(?:\d{1,2} (?:de )?\p{L}{3,9}|\p{Lu}\p{Ll}{2,8} \d{1,2})(?:,? (?:de )?\d{4})?`;
const YEARS = String.raw`(?:\d{4}s?|\d{1,2} de \p{L}+)(?:\s\p{L}{1,3}\s\d{4}s?)?`;
const WHEN = new RegExp(String.raw`^(?:${YEARS}|(?:${DAY},?\s)?${CLOCK}|${DAY})\.?$`, 'u');

/** "1920s and 1930s. The engineer invents the valve", "3 June, 04:10. First roll loaded": when it was labels what follows. */
export function withWhen(sentences: readonly Sentence[]): Sentence[] {
	const [first, second, ...rest] = sentences;
	if (!first || !second || !WHEN.test(first.text)) return [...sentences];
	return [{ ...second, start: first.start, text: `${first.text.replace(/\.$/, '')}: ${second.text}` }, ...rest];
}
