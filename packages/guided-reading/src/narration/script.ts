import type { Language } from '@nexus/contract';
import type { LineRole, ScriptLine, Speaker } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';

export const OTHER = { A: 'B', B: 'A' } as const;

/** The lines read so far. Each goes to the host who did not say the one before. */
export class Script {
	readonly lines: ScriptLine[] = [];
	readonly #language: Language;
	readonly #words: Record<Speaker, number> = { A: 0, B: 0 };
	#next: Speaker;
	#chapter: string | null = null;

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
		return this.#words[this.#next] - this.#words[OTHER[this.#next]];
	}

	/** The next line opens a chapter of this title. */
	openChapter(title: string): void {
		this.#chapter ??= title;
	}

	/** @param speaker who says it where that matters; by default the host who did not say the line before */
	say(role: LineRole, text: string, spans: readonly Span[] = [], speaker: Speaker = this.#next): void {
		this.lines.push({ speaker, text, role, language: this.#language, spans: merged(spans), chapter: this.#chapter });
		this.#chapter = null;
		this.#words[speaker] += countWords(text);
		this.#next = OTHER[speaker];
	}
}

/** In order, overlapping ones as one: each row of a table rests on the heads of its columns, too. */
function merged(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else result.push({ start, end });
	}
	return result;
}
