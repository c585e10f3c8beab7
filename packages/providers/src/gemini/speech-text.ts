import type { Language } from '@nexus/contract';
import type { SpeechLine } from '@nexus/core/ports';
import { respelled } from '@nexus/language/spoken-text';
import { languagePack } from '../languages/index.ts';

/** Characters of a style that go with a turn: it is for a short, sustained delivery, and longer ones get read aloud. */
const DELIVERY = 90;
const NAME = 40;

/**
 * A line as the model is to read it. `<...>` would be taken for a tag and `|...|` for words of the other host:
 * comparisons are put in words, bars become pauses, and all other such signs, as well as line breaks, are spaces.
 */
export function verbatim(text: string, language: Language): string {
	const comparisons: Readonly<Record<string, string>> = languagePack(language).comparisons;
	return text
		.replace(/(?<=[\s\p{N}])[<>]=?(?=\s?\p{N}|\s\p{L})/gu, (sign) => ` ${comparisons[sign]} `)
		.replace(/\s*\|[\s|]*/g, ', ')
		.replace(/[<>\p{Cc}\u2028\u2029]/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[\s,]+|[\s,]+$/g, '');
}

/** A line as `verbatim`, with the sounds that the model is to make in it. */
export function tagged({ text, tags = [], pronunciations = [] }: SpeechLine, language: Language): string {
	const borders = [0, ...tags.map(({ at }) => at), text.length];
	const pieces = borders
		.slice(1)
		.map((end, index) => verbatim(respelled(text.slice(borders[index], end), pronunciations), language));
	return pieces
		.flatMap((piece, index) => [piece, tags[index] ? `<${tags[index].tag}>` : ''])
		.filter(Boolean)
		.join(' ');
}

/** What of a host's style is sent: whole phrases from its start. */
export function deliveryOf(style: string): string {
	const plain = style.replace(/[<>|\s\p{Cc}]+/gu, ' ').trim();
	if (plain.length <= DELIVERY) return plain;
	const start = plain.slice(0, DELIVERY);
	const phrases = start.replace(/[,.;:!?–—][^,.;:!?–—]*$/, '');
	return phrases.length > DELIVERY / 3 && phrases !== start ? phrases : start.replace(/\s+\S*$/, '');
}

/** Names of the hosts that the request can hold: letters, digits and spaces, and no two alike. */
export function speakerNames(lines: readonly SpeechLine[]): Record<SpeechLine['speaker'], string> {
	const nameOf = (speaker: SpeechLine['speaker']) => {
		const name = lines.find((line) => line.speaker === speaker)?.name ?? '';
		const plain = name
			.normalize('NFC')
			.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
			.trim();
		return plain.slice(0, NAME).trim() || `Host ${speaker}`;
	};
	const names = { A: nameOf('A'), B: nameOf('B') };
	return names.A.toLowerCase() === names.B.toLowerCase() ? { A: `${names.A} A`, B: `${names.B} B` } : names;
}
