import { languagePack } from '../../languages/index.ts';
import type { Assignment, LineGiven, NoteGiven, Passage } from './assignment.ts';
import { type JsonSchema, SchemaNode } from './schema.ts';
import { isForeign, quotedTerms, topicOf, writeScript } from './script.ts';
import { keyTerms, sentencesOf, wordCount } from './sentences.ts';

/** Words of a beat, about. */
const BEAT_WORDS = 160;
/** Words that a passage which is told takes, about. */
const PASSAGE_WORDS = 34;
const TAKEAWAYS = 3;
const HOOK_WORDS = 6;

/** The answer to one of the steps in which a script is made, known by what its schema asks for; null for other schemas. */
export function stepAnswer(schema: JsonSchema, assignment: Assignment): unknown {
	const root = new SchemaNode(schema);
	if (root.property('notes')) return notesAnswer(assignment);
	if (root.property('beats')) return planAnswer(assignment);
	if (root.property('verdicts')) return verdictsAnswer(assignment);
	if (root.property('stumbles')) return { stumbles: [] };
	if (root.property('changes') && root.property('cut')) return { changes: [], cut: [], order: [] };
	const line = root.property('lines')?.items;
	if (line?.property('speaker') && line.property('text')) return { lines: scriptLines(assignment, line) };
	return line?.property('number') && line.property('text') ? rewriteAnswer(assignment) : null;
}

/** A note of each passage, in its first sentence; what has figures weighs more. */
function notesAnswer(assignment: Assignment): unknown {
	const told = assignment.passages.filter(({ isHeading }) => !isHeading);
	const sources = told.length > 0 ? told : assignment.passages;
	return {
		genre: languagePack(assignment.language).note.genre,
		about: noteText(sources[0], assignment),
		notes: sources.map((passage, index) => ({
			kind: /\d/.test(passage.text) ? 'figure' : 'claim',
			text: noteText(passage, assignment),
			passages: [passage.id],
			weight: index === 0 ? 5 : /\d/.test(passage.text) ? 4 : 3,
		})),
	};
}

function noteText(passage: Passage | undefined, assignment: Assignment): string {
	const text = passage?.text ?? '';
	const { foreign } = languagePack(assignment.language).stock;
	if (isForeign(assignment)) return (foreign[0] ?? '').replace('%', () => quotedTerms(text));
	const [first = text, second = ''] = sentencesOf(text);
	return wordCount(first) < HOOK_WORDS ? `${first} ${second}`.trim() : first;
}

function planAnswer(assignment: Assignment): unknown {
	const { passages, language } = assignment;
	const words = assignment.words ?? 600;
	const notes = assignment.notes.length > 0 ? assignment.notes : notesOfPassages(passages);
	const { told, left } = chosen(notes, passages, words);
	const count = Math.max(1, Math.min(told.length, Math.round(words / BEAT_WORDS)));
	const heavy = notes.filter(({ weight }) => weight >= 4);
	const kept = (heavy.length >= TAKEAWAYS ? heavy : notes).slice(0, TAKEAWAYS);
	const hook = heavy.find(({ text }) => wordCount(text) >= HOOK_WORDS) ?? notes[0];
	const beats = Array.from({ length: count }, (_, index) => {
		const own = told.slice((told.length * index) / count, (told.length * (index + 1)) / count);
		const text = own[0]?.text ?? '';
		return {
			title: headingBefore(passages, own[0]) || keyTerms(text, 2).join(', ') || text,
			purpose: index === 0 ? 'set-up' : index === count - 1 ? 'pay-off' : 'explanation',
			point: text,
			passages: own.flatMap((note) => note.passages),
			lead: index % 2 === 0 ? 'B' : 'A',
			question: '',
			analogy: '',
			words: Math.round(words / count),
		};
	});
	return {
		topic: topicOf({ passages }) || keyTerms(notes[0]?.text ?? '', 3).join(', '),
		listener: languagePack(language).note.listener,
		thesis: notes[0]?.text ?? '',
		hook: { text: hook?.text ?? '', passages: hook?.passages ?? [], why: '' },
		beats,
		callbacks: [],
		takeaways: kept.map(({ text, passages: own }) => ({ text, passages: own })),
		left_out: left.length === 0 ? [] : [{ passages: left.flatMap((note) => note.passages), why: 'detalhe' }],
	};
}

const notesOfPassages = (passages: readonly Passage[]): NoteGiven[] =>
	passages.filter(({ isHeading }) => !isHeading).map(({ id, text }) => ({ passages: [id], weight: 3, text }));

/** As many notes as there are words for: the first of each section, then those that weigh most. */
function chosen(notes: readonly NoteGiven[], passages: readonly Passage[], words: number) {
	const room = Math.max(1, Math.floor(words / PASSAGE_WORDS));
	const sections = new Map<string, NoteGiven>();
	for (const note of notes) {
		const section = headingBefore(passages, note);
		if (!sections.has(section)) sections.set(section, note);
	}
	const first = new Set(sections.values());
	const rank = (note: NoteGiven): number => (first.has(note) ? 10 : note.weight);
	const best = new Set([...notes].sort((a, b) => rank(b) - rank(a)).slice(0, Math.max(room, first.size)));
	return { told: notes.filter((note) => best.has(note)), left: notes.filter((note) => !best.has(note)) };
}

function headingBefore(passages: readonly Passage[], note: NoteGiven | undefined): string {
	const id = note?.passages[0] ?? 0;
	return passages.findLast((passage) => passage.isHeading && passage.id < id)?.text ?? '';
}

/** Where no plan is given, the passages are one beat. */
function scriptLines(assignment: Assignment, line: SchemaNode): unknown[] {
	const { opening, closing, passages, written, language, words } = assignment;
	const whole = { number: 1, passages: passages.map(({ id }) => id), words };
	const beats = assignment.beats.length > 0 ? assignment.beats : [whole];
	const all = beats.flatMap((beat, index) =>
		writeScript({
			passages: passages.filter(({ id }) => beat.passages.includes(id)),
			language,
			words: beat.words,
			opening: opening && index === 0,
			closing: closing && index === beats.length - 1,
		}).map((one) => ({ ...one, beat: beat.number })),
	);
	const lines = all.slice(all.findLastIndex(({ text }) => written.includes(text)) + 1);
	return lines.map(({ beat, host, text, passages: own, kind }) => {
		const delivery = kind === 'question' ? languagePack(language).note.delivery : '';
		const values: Record<string, unknown> = {
			beat,
			speaker: host === 0 ? 'A' : 'B',
			text,
			passages: own,
			kind,
			delivery,
		};
		return Object.fromEntries(line.properties.map(([name]) => [name, values[name] ?? null]));
	});
}

/** A line is supported when the passages that it names hold all its figures. */
function verdictsAnswer({ lines, passages }: Assignment): unknown {
	const asked = lines.filter(({ task }) => task === 'check');
	return {
		verdicts: asked.map((line) => {
			const wrong = strangeNumber(line, passages);
			return {
				number: line.number,
				supported: wrong === '',
				problem: wrong === '' ? 'none' : 'invented',
				words: wrong,
			};
		}),
	};
}

function strangeNumber({ text, passages }: LineGiven, all: readonly Passage[]): string {
	const cited = all.filter(({ id }) => passages.includes(id)).map((passage) => passage.text);
	const held = new Set(cited.join(' ').match(/\d+(?:[.,]\d+)*/g) ?? []);
	return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).find((number) => !held.has(number)) ?? '';
}

/** What is wrong is left out: the figure with its sentence, or else a question in its place. */
function rewriteAnswer({ lines, passages, language }: Assignment): unknown {
	const asked = lines.filter(({ task }) => task === 'rewrite');
	return {
		lines: asked.map((line, index) => {
			const { number } = line;
			const sound = sentencesOf(line.text).filter((text) => strangeNumber({ ...line, text }, passages) === '');
			if (sound.length > 0 && sound.join(' ').length < line.text.length) {
				return {
					number,
					text: sound.join(' '),
					passages: line.passages,
					kind: line.passages.length > 0 ? 'fact' : 'bridge',
					delivery: '',
				};
			}
			const passage = passages[index % Math.max(1, passages.length)];
			const { question } = languagePack(language).stock;
			const text = (question[number % question.length] ?? '').replace(
				'%',
				() => keyTerms(passage?.text ?? '', 1)[0] ?? '',
			);
			return { number, text, passages: [], kind: 'question', delivery: '' };
		}),
	};
}
