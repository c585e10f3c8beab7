import type { Language } from '@nexus/contract';
import type { ScriptPassage } from '@nexus/core/ports';
import { languageProblem } from '@nexus/language/dialect';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Asker, Reading } from '../asking/asker.ts';
import { asAttribute, passageLines } from '../data-text.ts';
import { jsonOf, listedObjects } from '../json-answer.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { CHARACTERS_PER_NOTE, NOTES_SCHEMA, type Notes, notesFrom, weightiest } from './notes.ts';

/** Readings under way at the same time. */
const AT_ONCE = 4;
const LEAST_NOTES = 6;
/** Characters of the title that each stretch is shown with. */
const TITLE = 120;
/** By how much a stretch may be longer than its share, so that the last one is no rest of a few lines. */
const UNEVEN = 1.15;
/** Notes beyond what was asked for that are taken, as a factor. */
const SURPLUS = 2;

/**
 * Has the model read the whole document and take notes: at once where its context holds it, else stretch by stretch, cut
 * between passages, and joined.
 * @throws NexusError provider_answer_unusable when an answer holds no note after three attempts
 */
export async function readDocument(
	asker: Asker,
	passages: readonly ScriptPassage[],
	language: Language,
): Promise<Notes> {
	const stretches = stretchesOf(passages, asker.model.profile.readCharacters);
	const title = passages[0]?.text ?? '';
	const limit = pLimit(AT_ONCE);
	const read = await Promise.all(
		stretches.map((stretch, index) =>
			limit(() => readStretch(asker, stretch, { language, title, index, count: stretches.length })),
		),
	);
	const [first] = read;
	return { genre: first?.genre ?? '', about: first?.about ?? '', notes: read.flatMap(({ notes }) => notes) };
}

/** Cut between passages into stretches of about one length, at a heading where one is near the end. */
function stretchesOf(passages: readonly ScriptPassage[], room: number): ScriptPassage[][] {
	const all = passages.reduce((sum, { text }) => sum + text.length, 0);
	const count = Math.ceil(all / room);
	const most = Math.min(room, (all / Math.max(1, count)) * UNEVEN);
	const stretches: ScriptPassage[][] = [];
	let current: ScriptPassage[] = [];
	let characters = 0;
	for (const passage of passages) {
		const isFull = characters + passage.text.length > most;
		const isBorder = passage.isHeading && characters > most * 0.8 && stretches.length + 1 < count;
		if (current.length > 0 && (isFull || isBorder)) {
			stretches.push(current);
			current = [];
			characters = 0;
		}
		current.push(passage);
		characters += passage.text.length;
	}
	return current.length > 0 ? [...stretches, current] : stretches;
}

async function readStretch(
	asker: Asker,
	passages: readonly ScriptPassage[],
	place: { language: Language; title: string; index: number; count: number },
): Promise<Notes> {
	const { language, title, index, count } = place;
	const { profile } = asker.model;
	const wording = wordingOf(language);
	const characters = passages.reduce((sum, { text }) => sum + text.length, 0);
	const most = Math.min(profile.mostNotes, Math.max(LEAST_NOTES, Math.round(characters / CHARACTERS_PER_NOTE)));
	const known = new Set(passages.filter(({ isHeading }) => !isHeading).map(({ number }) => number));
	const read = (text: string): Reading<Notes & { isComplete: boolean }> => {
		const { objects, isComplete } = listedObjects(text);
		const notes = weightiest(notesFrom(objects, known), profile.mostNotes * SURPLUS);
		if (notes.length === 0) return { value: null };
		const told = notes.map((note) => note.text).join(' ');
		if (languageProblem(told, language) === 'other-language')
			return { value: null, complaint: wording.again.otherLanguage };
		const { data } = head.safeParse(jsonOf(text));
		return { value: { genre: data?.genre ?? '', about: data?.about ?? '', notes, isComplete } };
	};
	const asked = {
		system: instruct(wording.read, { most }, profile),
		user: `<document${count > 1 ? ` title="${asAttribute(title).slice(0, TITLE)}" stretch="${index + 1}" of="${count}"` : ''}>\n${passageLines(passages)}\n</document>`,
		schema: NOTES_SCHEMA,
		name: 'notes',
	};
	const found = await asker.ask(asked, read, {
		most: 3,
		complaint: wording.again.unreadable,
		failure: 'leitura sem notas',
	});
	const { isComplete = true, ...begun } = found ?? { genre: '', about: '', notes: [] };
	const last = Math.max(0, ...begun.notes.flatMap((note) => note.passages));
	const rest = passages.filter(({ number }) => number > last);
	// An answer that broke off is gone on with behind what it came to.
	if (isComplete || !rest.some(({ isHeading }) => !isHeading)) return begun;
	const more = await readStretch(asker, rest, place);
	return { ...begun, notes: [...begun.notes, ...more.notes] };
}

const head = z.object({ genre: z.string().catch(''), about: z.string().catch('') });
