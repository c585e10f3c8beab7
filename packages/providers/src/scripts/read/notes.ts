import { z } from 'zod';

const NOTE_KINDS = ['claim', 'figure', 'definition', 'tension', 'question', 'surprise'] as const;

/** What a reader of the document wrote down. Passages by their numbers, all of them there. */
export interface Note {
	kind: (typeof NOTE_KINDS)[number];
	text: string;
	passages: number[];
	/** 1, furniture, to 5, without which the episode would be wrong. */
	weight: number;
}

export interface Notes {
	genre: string;
	about: string;
	notes: Note[];
}

/** Characters of the document for each note that is asked for, at least. */
export const CHARACTERS_PER_NOTE = 220;

export const NOTES_SCHEMA = {
	type: 'object',
	properties: {
		genre: { type: 'string' },
		about: { type: 'string' },
		notes: {
			type: 'array',
			items: {
				type: 'object',
				properties: {
					kind: { type: 'string', enum: NOTE_KINDS },
					text: { type: 'string' },
					passages: { type: 'array', items: { type: 'integer' } },
					weight: { type: 'integer', minimum: 1, maximum: 5 },
				},
				required: ['kind', 'text', 'passages', 'weight'],
				additionalProperties: false,
			},
		},
	},
	required: ['genre', 'about', 'notes'],
	additionalProperties: false,
};

const MOST_CHARACTERS = 500;

const note = z.object({
	kind: z.enum(NOTE_KINDS).catch('claim'),
	text: z.string(),
	passages: z.array(z.number()),
	weight: z.number().catch(3),
});

/** The notes among objects of an answer that rest on passages that there are. */
export function notesFrom(objects: readonly unknown[], known: ReadonlySet<number>): Note[] {
	return objects.flatMap((object) => {
		const { success, data } = note.safeParse(object);
		if (!success) return [];
		const passages = [...new Set(data.passages)].filter((number) => known.has(number));
		const text = data.text.trim().slice(0, MOST_CHARACTERS);
		if (passages.length === 0 || text === '') return [];
		return [{ ...data, text, passages, weight: Math.min(5, Math.max(1, Math.round(data.weight))) }];
	});
}

/** So many notes at most, those that weigh most, in the order in which they were. */
export function weightiest(notes: readonly Note[], most: number): Note[] {
	const kept = new Set(notes.toSorted((a, b) => b.weight - a.weight).slice(0, most));
	return notes.filter((one) => kept.has(one));
}

/** The weight of each passage that some note rests on: that of its weightiest note. */
export function weightsOf(notes: readonly Note[]): Map<number, number> {
	const weights = new Map<number, number>();
	for (const { passages, weight } of notes) {
		for (const number of passages) weights.set(number, Math.max(weight, weights.get(number) ?? 0));
	}
	return weights;
}
