import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nexus/contract';
import { detectLanguage } from '@nexus/language/detection';
import { wordCount } from './sentences.ts';

export interface Passage {
	/** The running number by which lines name it. */
	id: number;
	/** Without Markdown's marks. */
	text: string;
	isHeading: boolean;
	/** The number of the `<part n="...">` that it stands in; null outside of any. */
	part: number | null;
}

/** What a prompt asks for, as far as it is written in a form that a machine can read. */
export interface Assignment {
	passages: Passage[];
	language: Language;
	opening: boolean;
	closing: boolean;
	/** Words that the script is to have; null when the prompt does not say. */
	words: number | null;
	/** What was noted of the document: `[p1, p2] 5 claim: text` a line in `<notes>`. */
	notes: NoteGiven[];
	/** The beats of a plan that are to be told now: numbered, with their passages and words below. */
	beats: BeatGiven[];
	/** Texts of the lines that there are already, which new ones go on from. */
	written: string[];
	/** The lines of a script that there is: `[<N>] A: text`, those with a task with what that is. */
	lines: LineGiven[];
}

export interface NoteGiven {
	passages: number[];
	weight: number;
	text: string;
}

interface BeatGiven {
	number: number;
	passages: number[];
	words: number;
}

export interface LineGiven {
	number: number;
	task: 'check' | 'rewrite' | null;
	passages: number[];
	text: string;
}

const DOCUMENT = /<document\b[^>]*>([\s\S]*)<\/document>/;
const PASSAGE = /^\[p(\d+)\][ \t]?/gm;
const PART = /<part\b[^>]*\bn="(\d+)"/g;
const ORDER = /<order\b[^>]*>/;

/**
 * Reads a prompt: `<document>` holds passages, `[p<N>] text` a line each, in `<part n="...">` or not; outside of it stand
 * the language (`Language: pt-BR`, or the first of the two tags that is named), `<order opening="true" closing="false"
 * words="900">`, notes, the beats of a plan and the lines of a script. What the document says is never read as anything
 * but what is to be talked about.
 */
export function readAssignment(prompt: string): Assignment {
	const document = DOCUMENT.exec(prompt)?.[1] ?? '';
	const outside = prompt.replace(DOCUMENT, ' ');
	const passages = passagesOf(document === '' ? outside : document);
	const order = ORDER.exec(outside)?.[0] ?? '';
	const words = /\bwords="(\d+)"/.exec(order)?.[1];
	return {
		passages,
		language: languageOf(outside, passages),
		opening: /\bopening="true"/.test(order),
		closing: /\bclosing="true"/.test(order),
		words: words === undefined ? null : Number(words),
		notes: notesOf(blockOf(outside, 'notes')),
		beats: beatsOf(blockOf(outside, 'plan')),
		written: [...blockOf(outside, 'written').matchAll(/^\(\d+\) [AB]: (.*)$/gm)].map(([, text = '']) => text),
		lines: linesOf(blockOf(outside, 'lines')),
	};
}

const blockOf = (prompt: string, tag: string): string =>
	new RegExp(`<${tag}\\b[^>]*>\\n([\\s\\S]*?)\\n</${tag}>`).exec(prompt)?.[1] ?? '';

const numbersOf = (list: string): number[] => (list.match(/(?<=\bp)\d+/g) ?? []).map(Number);

function notesOf(block: string): NoteGiven[] {
	return [...block.matchAll(/^\[([p\d, ]+)\] ([1-5]) [\w-]+: (.*)$/gm)].map(([, list = '', weight, text = '']) => ({
		passages: numbersOf(list),
		weight: Number(weight),
		text,
	}));
}

function beatsOf(block: string): BeatGiven[] {
	return [...block.matchAll(/^(\d+)\. \([^)]*\) .*((?:\n {3}.*)+)/gm)].map(([, number, details = '']) => ({
		number: Number(number),
		passages: numbersOf(/^ {3}passages: (.*)$/m.exec(details)?.[1] ?? ''),
		words: Number(/^ {3}words: (\d+)$/m.exec(details)?.[1] ?? 100),
	}));
}

const LINE = /^\[(\d+)\] (?:(conferir|check|reescrever|rewrite)\b(.*?)\. )?[AB](?: \([^)]*\))?: (.*)$/gm;

function linesOf(block: string): LineGiven[] {
	return [...block.matchAll(LINE)].map(([, number, task, about = '', text = '']) => ({
		number: Number(number),
		task: task === undefined ? null : /^(?:conferir|check)$/.test(task) ? 'check' : 'rewrite',
		passages: numbersOf(about),
		text,
	}));
}

function passagesOf(document: string): Passage[] {
	const marks = [...document.matchAll(PASSAGE)];
	const parts = [...document.matchAll(PART)];
	if (marks.length === 0) {
		const paragraphs = document.split(/\n\s*\n/);
		return paragraphs.map((text, index) => passageOf(index + 1, text, null)).filter(({ text }) => text !== '');
	}
	return marks
		.map((mark, index) => {
			const end = marks[index + 1]?.index ?? document.length;
			const part = parts.findLast((one) => one.index < mark.index)?.[1];
			const text = document.slice(mark.index + mark[0].length, end);
			return passageOf(Number(mark[1]), text, part === undefined ? null : Number(part));
		})
		.filter(({ text }) => text !== '');
}

function passageOf(id: number, raw: string, part: number | null): Passage {
	const text = plain(raw);
	return { id, text, part, isHeading: /^\s*#{1,6}\s/.test(raw) || isTitle(text) };
}

/** Whether it looks like a heading rather than something said. */
function isTitle(text: string): boolean {
	return wordCount(text) <= 12 && !/[.!?…:;,]["”'’)»]?$/.test(text);
}

/** As it can be spoken: no Markdown, no tags, one line. */
function plain(text: string): string {
	return text
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/<\/?[a-z][^<>]*>/gi, ' ')
		.replace(/^\s*(#{1,6}|[-*+>]|\d+[.)])\s+/gm, '')
		.replace(/[*_`~|#]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

const TAGS = LANGUAGES.join('|');
const NAMED_LANGUAGE = new RegExp(`\\b(?:language|lang|idioma)\\b["'\\s:=>]*(${TAGS})`, 'i');
const TAG = new RegExp(`\\b(${TAGS})\\b`);

function languageOf(outside: string, passages: readonly Passage[]): Language {
	const named = NAMED_LANGUAGE.exec(outside) ?? TAG.exec(outside);
	const wanted = named?.[1]?.toLowerCase() ?? detectLanguage(passages.map(({ text }) => text).join('\n'));
	return LANGUAGES.find((tag) => wanted !== null && tag.toLowerCase().startsWith(wanted)) ?? DEFAULT_LANGUAGE;
}
