import type { Language } from '@nexus/contract';
import type { LineRole, ScriptLine, Speaker } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';

/** The lines read so far. Each goes to the host who did not say the one before. */
export class Script {
	readonly lines: ScriptLine[] = [];
	readonly #language: Language;
	#next: Speaker;
	#chapter: string | null = null;
	readonly #words: Record<Speaker, number> = { A: 0, B: 0 };

	constructor(language: Language, first: Speaker) {
		this.#language = language;
		this.#next = first;
	}

	/** Who says the next line. */
	get next(): Speaker {
		return this.#next;
	}

	/** How many words more the next speaker has said than the other. */
	get ahead(): number {
		return this.#words[this.#next] - this.#words[this.#next === 'A' ? 'B' : 'A'];
	}

	/** The next line opens a chapter of this title. */
	openChapter(title: string): void {
		this.#chapter ??= title;
	}

	/**
	 * @param speaker who says it where it matters, unless it is the same host too often in a row; by default the other one
	 * @param isKept it is that host, however often
	 */
	say(role: LineRole, text: string, spans: readonly Span[] = [], speaker: Speaker = this.#next, isKept = false): void {
		const chapter = this.#chapter;
		const isMonologue =
			!isKept &&
			this.lines.length >= MOST_IN_A_ROW &&
			this.lines.slice(-MOST_IN_A_ROW).every((line) => line.speaker === speaker);
		const by = isMonologue ? this.#next : speaker;
		this.lines.push({ speaker: by, text, role, language: this.#language, spans: merged(spans), chapter });
		this.#chapter = null;
		this.#words[by] += countWords(text);
		this.#next = by === 'A' ? 'B' : 'A';
	}
}

/** Lines that one host says one after the other at most. */
const MOST_IN_A_ROW = 3;

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
