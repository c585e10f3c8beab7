import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import type { LineRole, ScriptLine, Speaker } from '@nexus/core/scripts';
import { fold, wordsOf } from '../reading/words.ts';
import { Ear } from './echo.ts';

/** Lines that one host may say in a row. */
export const MOST_IN_A_ROW = 3;
/** Turns between two fillers. */
const FILLER_REST = 4;
/** What lines of these roles say is not in the document. */
const SOURCELESS: ReadonlySet<LineRole> = new Set(['reaction', 'handover', 'goodbye', 'notice']);
/** Lines that a listener still has in the ear. */
const IN_THE_EAR = 40;

/** The lines written so far, and the rules of rhythm that the next has to keep. */
export class Script {
	readonly lines: ScriptLine[] = [];
	readonly #language: Language;
	readonly #fillers: ReadonlySet<string>;
	readonly #continues: boolean;
	readonly #ear = new Ear(IN_THE_EAR);
	#sinceFiller = FILLER_REST;
	#chapter: string | null = null;

	/** @param continues whether other parts come before this one */
	constructor(language: Language, fillers: readonly string[], continues = false) {
		this.#continues = continues;
		this.#language = language;
		this.#fillers = new Set(fillers.map(fold));
	}

	get last(): ScriptLine | null {
		return this.lines.at(-1) ?? null;
	}

	/** The next line opens a chapter of this title. */
	openChapter(title: string): void {
		this.#chapter = title;
	}

	/** @param spans of the document that it tells of; a line whose role brings nothing of the document rests on none */
	push(speaker: Speaker, role: LineRole, text: string, spans: readonly Span[] = [], language = this.#language): void {
		const own = SOURCELESS.has(role) ? [] : merged(spans);
		this.lines.push({ speaker, text, role, language, spans: own, chapter: this.#chapter });
		this.#chapter = null;
		this.#ear.hear(text);
		this.#sinceFiller = this.#startsWithFiller(text) ? 0 : this.#sinceFiller + 1;
	}

	/** How many of the last lines the host has said in a row. Host B may have ended the part before, so host A begins this one. */
	run(speaker: Speaker): number {
		if (this.lines.length === 0) return this.#continues && speaker === 'B' ? MOST_IN_A_ROW : 0;
		const from = this.lines.findLastIndex((line) => line.speaker !== speaker);
		return this.lines.length - 1 - from;
	}

	/** Whether a turn may start like this after the last one, and before one that is to follow. */
	fits(text: string, before: string | null = null): boolean {
		if (this.#sinceFiller < FILLER_REST - 1 && this.#startsWithFiller(text)) return false;
		if (this.last && sameOpening(this.last.text, text)) return false;
		return before === null || !sameOpening(text, before);
	}

	/** Whether one of the last lines sounded much like this. */
	soundsAgain(text: string): boolean {
		return this.#ear.knows(text);
	}

	#startsWithFiller(text: string): boolean {
		const [first = '', second = ''] = openingOf(text);
		return this.#fillers.has(first) || this.#fillers.has(`${first} ${second}`);
	}
}

/** Two turns open alike when their first word is the same, or for the shortest words the first two. */
export function sameOpening(first: string, second: string): boolean {
	const [a = '', a2 = ''] = openingOf(first);
	const [b = '', b2 = ''] = openingOf(second);
	return a === b && (a.length > 2 || a2 === b2);
}

function openingOf(text: string): string[] {
	return wordsOf(fold(text.slice(0, 40)));
}

/** In order, overlapping ones as one. */
function merged(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
		const last = result.at(-1);
		if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
		else result.push({ start: span.start, end: span.end });
	}
	return result;
}
