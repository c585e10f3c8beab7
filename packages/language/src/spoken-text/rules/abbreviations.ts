import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { Abbreviation } from '../vocabulary.ts';

const FIRST_LETTERS = /[\p{L}--[ªº]]{1,6}/vy;
const FOLLOWED_BY = {
	digit: /\s?(?:\/?\d|[IVXLC]{2,7}(?!\p{L})|[IVX](?=[,;:)]))/uy,
	capital: /\s?\p{Lu}/uy,
	word: /\s?[\p{L}\d]/uy,
} as const;
const SENTENCE_BORDER = /\s*$|\s*\n|\s+["“‘(]?\p{Lu}/uy;
const WORD_BORDER = /(?![\p{L}\p{M}\d'’])/uy;
const NAME = /\s?(\p{L}{1,30})/uy;
const END = /\s*$/y;
const SELF_CONTAINED = /[ºª°/]s?$/;

type Entry = readonly [written: string, abbreviation: Abbreviation];

const indexes = new WeakMap<SpeechLanguage, Map<string, Entry[]>>();

/** Abbreviations by their first letters, longest first. */
function indexOf(speech: SpeechLanguage): Map<string, Entry[]> {
	const known = indexes.get(speech);
	if (known) return known;
	const sorted = [...speech.abbreviations].sort(([a], [b]) => b.length - a.length);
	const index = Map.groupBy(sorted, ([written]) => /^[\p{L}--[ªº]]+/v.exec(written)?.[0] ?? '');
	indexes.set(speech, index);
	return index;
}

/** "Dr.", "p. ex.", "nº", "etc." in full; a dot that also ends the sentence stays a pause. */
export function readAbbreviation(line: Line): Reading | undefined {
	if (/[\p{L}\d]/u.test(line.char(line.at - 1))) return undefined;
	const letters = line.match(FIRST_LETTERS)?.[0] ?? '';
	for (const [written, abbreviation] of indexOf(line.speech).get(letters) ?? []) {
		const reading = line.text.startsWith(written, line.at) ? readAs(line, written, abbreviation) : undefined;
		if (reading) return reading;
	}
	return undefined;
}

function readAs(line: Line, written: string, abbreviation: Abbreviation): Reading | undefined {
	const end = line.at + written.length;
	const dot = line.char(end) === '.' && line.char(end + 1) !== '.';
	const borderless = SELF_CONTAINED.test(written);
	const dotless = abbreviation.dotless || borderless;
	if (!dot && !(dotless && (borderless || line.match(WORD_BORDER, end)))) return undefined;
	const to = dot && !written.endsWith('/') ? end + 1 : end;
	if (dot && /[\p{L}\d]/u.test(line.char(to)) && !abbreviation.before) return undefined;
	const atBorder = line.match(SENTENCE_BORDER, to) !== null;
	const afterName = /^\p{Lu}/u.test(line.previous);
	const street = line.speech.abbreviationsAfterName.get(written);
	const pause = dot && line.match(END, to) ? { pause: '.' as const } : {};
	if (street && afterName && !line.match(FOLLOWED_BY.capital, to)) return { to, say: street, ...pause };
	if (abbreviation.afterCapital && !afterName && line.previous !== '&') return undefined;
	if (abbreviation.numbered && line.match(FOLLOWED_BY.digit, to)) return { to, say: abbreviation.numbered };
	if (abbreviation.where && !abbreviation.where(line, to)) return undefined;
	if (abbreviation.before && !line.match(FOLLOWED_BY[abbreviation.before], to)) return undefined;
	const name = abbreviation.feminine ? (line.match(NAME, to)?.[1] ?? '').toLowerCase() : '';
	const say = abbreviation.feminine && isFeminine(name, line.speech) ? abbreviation.feminine : abbreviation.say;
	if (dot && abbreviation.mayEndSentence && atBorder) return { to, say, pause: '.' };
	return { to, say, ...pause };
}

function isFeminine(name: string, speech: SpeechLanguage): boolean {
	return (speech.romanWords.rulers.get(name) ?? (name.endsWith('a') ? 'f' : 'm')) === 'f';
}
