import type { Block, Sentence } from '@nexus/document-text';
import type { References } from './references.ts';

const SPEAKER = /^(\p{Lu}[\p{L}.'’-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.'’-]*){0,3}):\s+(?=\S)/u;

export function initialsOf(speaker: string): string {
	const words = speaker.split(/\s/).filter((word) => /^\p{Lu}/u.test(word));
	return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : speaker;
}

/** "DECLAN MOSS" and "DM" are one: by initials, unless several of the names have the same. */
function keyOf(speaker = '', names: readonly string[]): string {
	const initials = initialsOf(speaker);
	const alike = names.filter((name) => initialsOf(name) === initials && name !== initials);
	return new Set(alike.map((name) => name.toLowerCase())).size > 1 ? speaker.toLowerCase() : initials;
}

/**
 * The paragraphs of an interview without who speaks before each, and which they are: two or more names that stand so
 * before two or more paragraphs each, and one of whom asks every third time at least. Minutes whose every item ends with
 * "Deliberação:" are none.
 * @param lettered where what is asked and what is answered begins, where letters say which it is
 */
export function withoutSpeakers(
	blocks: readonly Block[],
	lettered: ReadonlyMap<number, string>,
): { blocks: Block[]; turns: ReadonlyMap<number, string> } {
	if (lettered.size > 0) return { blocks: [...blocks], turns: lettered };
	const speakerOf = (block: Block) =>
		block.kind === 'paragraph' ? SPEAKER.exec(block.sentences[0]?.text ?? '')?.[1] : undefined;
	const names = [...new Set(blocks.flatMap((block) => speakerOf(block) ?? []))];
	const said = new Map<string, { times: number; asked: number }>();
	for (const block of blocks) {
		const speaker = keyOf(speakerOf(block), names);
		if (speaker === '' || block.kind !== 'paragraph') continue;
		const entry = said.get(speaker) ?? { times: 0, asked: 0 };
		entry.times++;
		if (block.sentences.at(-1)?.text.endsWith('?')) entry.asked++;
		said.set(speaker, entry);
	}
	const speakers = [...said.values()].filter(({ times }) => times > 1);
	const isInterview = speakers.length > 1 && speakers.some(({ times, asked }) => asked > 1 && asked * 3 >= times);
	if (!isInterview) return { blocks: [...blocks], turns: new Map() };
	const turns = new Map<number, string>();
	const told = blocks.map((block) => {
		const speaker = keyOf(speakerOf(block), names);
		const isTurn = (said.get(speaker)?.times ?? 0) > 1;
		const [first, ...rest] = block.kind === 'paragraph' ? block.sentences : [];
		if (!isTurn || block.kind !== 'paragraph' || !first) return block;
		turns.set(block.start, speaker);
		// Of more than two, no voice tells who speaks.
		if (speakers.length > 2 && NAMED.test(first.text)) return block;
		return { ...block, sentences: [{ ...first, text: first.text.replace(SPEAKER, '') }, ...rest] };
	});
	return { blocks: told, turns };
}

/** "Joan Field: ", rather than "JF: ". */
const NAMED = /^\p{Lu}[^:]*\p{Ll}{2}[^:]*:\s/u;

/**
 * "3.1 As entregas", "§ 2º Em": without the number that is for finding it, and the sign in a word.
 * @param sections that the text sends to, whose numbers stay: "3.1: As entregas", "Rule 9: The brook"
 */
export const withSpokenLabel = (text: string, { called, numbers }: References['sections']): string =>
	text
		.replace(/^(\d{1,2})\.\s+(?=\p{Lu})/u, (label, number: string) =>
			called !== '' && numbers.has(number) ? `${called} ${number}: ` : label,
		)
		.replace(/^(\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s+(?=["“(]?(?:\p{Lu}|\d+[ªº]))/u, (_label, number: string) =>
			numbers.has(number) ? `${number}: ` : '',
		)
		.replace(/^(?:EDIT(?:ED|ADO)?|UPDATED?|ATUALIZAÇÃO)(?:\s[^:.\n]{1,20})?:\s+(?=\p{Lu})/u, '')
		.replace(/^(?:(?:caixa|box|sidebar) ?[/:] ?)?(?:saber mais|find out more)[.:]?$/iu, '')
		.replace(/^§\s?(?=\d)/, 'Parágrafo ');

const PLACE_AND_DATE =
	/^[\p{L} ]{3,40}(?:\/[A-Z]{2})?(?:, [\p{L} ]{3,30})?, (?:em )?\d{1,2}º? de \p{L}+ de \d{4}(?:[;,]\s[^.]{3,60})?\.?$/u;

/** A place with its date, above whoever signs. */
export const isPlaceAndDate = (sentences: readonly Sentence[]): boolean =>
	PLACE_AND_DATE.test(sentences.map(({ text }) => text).join(' '));

/** A line that names rather than tells: a title without a mark at its end, a signature, a place with its date. */
export function isLabelLine(sentences: readonly Sentence[]): boolean {
	if (isPlaceAndDate(sentences)) return true;
	const text = sentences.map((sentence) => sentence.text).join(' ');
	const isShort = sentences.length <= 2 && text.split(/\s+/).length < 20;
	return isShort && !/[.!?…:;,]["”»')\]]*(?:\s(?:e|ou|and|or))?$/.test(text);
}
