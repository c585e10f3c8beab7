import type { Block } from './types.ts';

const SPEAKER = /^((?:\d{1,3})?\p{Lu}[\p{L}.'’-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.'’-]*){0,3}):\s+(?=\S)/u;

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
	const asks = speakers.some(({ times, asked }) => asked > 1 && asked * 3 >= times);
	const isInterview = speakers.length > 1 && (asks || areTwoInTurn(blocks.flatMap((block) => speakerOf(block) ?? [])));
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

/** Turns of two who talk without asking each other, and the share of them behind which the other one speaks. */
const TALK = { least: 8, changes: 0.8 } as const;
/** "AG", "Ana Lima", rather than "Moved" and "Seconded". */
const INITIALS_OR_NAME = /^(?:\p{Lu}{2,3}|\p{Lu}\S+(?:\s\S+)*\s\p{Lu}\S+)$/u;

function areTwoInTurn(turns: readonly string[]): boolean {
	const changes = turns.filter((speaker, at) => at > 0 && speaker !== turns[at - 1]).length;
	const isOfTwo = new Set(turns).size === 2 && turns.every((speaker) => INITIALS_OR_NAME.test(speaker));
	return isOfTwo && turns.length >= TALK.least && changes >= (turns.length - 1) * TALK.changes;
}

/** "Joan Field: ", rather than "JF: ". */
const NAMED = /^\p{Lu}[^:]*\p{Ll}{2}[^:]*:\s/u;
