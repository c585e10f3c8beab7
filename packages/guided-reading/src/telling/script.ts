import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/document-text';
import type { LineRole, ScriptLine, Speaker } from '@nexus/core/scripts';

/** The lines read so far. Each goes to the host who did not say the one before. */
export class Script {
	readonly lines: ScriptLine[] = [];
	readonly #language: Language;
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

	/** The next line opens a chapter of this title. */
	openChapter(title: string): void {
		this.#chapter ??= title;
	}

	/** The host who said the last line goes on. */
	stay(): void {
		const last = this.lines.at(-1);
		if (last) this.#next = last.speaker;
	}

	say(role: LineRole, text: string, spans: readonly Span[] = []): void {
		const chapter = this.#chapter;
		this.lines.push({ speaker: this.#next, text, role, language: this.#language, spans: merged(spans), chapter });
		this.#chapter = null;
		this.#next = this.#next === 'A' ? 'B' : 'A';
	}
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
