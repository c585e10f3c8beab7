import type { Span } from '@nexus/core/document-text';
import type { PartRequest } from '@nexus/core/ports';
import type { LineRole, ScriptLine } from '@nexus/core/scripts';
import { evidenceOf, sharedContent } from '@nexus/core/scripts';
import type { Draft } from './check-lines.ts';
import type { Passage } from './passages.ts';

/** Lines that stay open to the end: what was left out is put before them, and the last one has its own role. */
const TAIL = 2;

/** A part's lines as they come: given away in order, as soon as nothing before them waits to be mended. */
export class GrowingScript {
	readonly #request: PartRequest;
	readonly #passages: ReadonlyMap<number, Passage>;
	/** All lines; the first `#given` are out of hand. */
	#drafts: Draft[] = [];
	#given = 0;
	#section = -1;

	constructor(request: PartRequest, passages: readonly Passage[]) {
		this.#request = request;
		this.#passages = new Map(passages.map((passage) => [passage.number, passage]));
		for (const { speaker, text, spans } of request.written ?? []) {
			const numbers = passages.filter((passage) => passage.spans.some((span) => isAmong(span, spans)));
			this.#drafts.push({ speaker, text, passages: numbers.map(({ number }) => number), problem: null });
			this.#section = Math.max(this.#section, ...numbers.map(({ section }) => section));
		}
		this.#given = this.#drafts.length;
	}

	get drafts(): readonly Draft[] {
		return this.#drafts;
	}

	get waiting(): Draft[] {
		return this.#drafts.slice(this.#given);
	}

	/** @param within the script, before its last lines, rather than at its end */
	add(draft: Draft, within: boolean): void {
		const end = this.#drafts.length;
		this.#drafts.splice(within ? Math.max(this.#given, end - TAIL) : end, 0, draft);
	}

	/** All of it, as long as nothing is out of hand. */
	takeBack(): Draft[] {
		return this.#given > 0 ? [] : this.#drafts.splice(0);
	}

	/** What is mended takes the place of what waited. */
	replaceWaiting(drafts: readonly Draft[]): void {
		this.#drafts = [...this.#drafts.slice(0, this.#given), ...drafts];
	}

	*ready(): Generator<ScriptLine> {
		while (this.#drafts.length - this.#given > TAIL) {
			const draft = this.#drafts[this.#given];
			if (!draft || draft.problem !== null) return;
			yield this.#give(draft);
		}
	}

	*rest(): Generator<ScriptLine> {
		for (let draft = this.#drafts[this.#given]; draft; draft = this.#drafts[this.#given]) yield this.#give(draft);
	}

	#give(draft: Draft): ScriptLine {
		const position = this.#given;
		this.#given++;
		const cited = draft.passages.flatMap((number) => this.#passages.get(number) ?? []);
		const spans = joined(cited.flatMap((passage) => passage.spans));
		return {
			speaker: draft.speaker ?? 'B',
			text: draft.text,
			language: this.#request.language,
			role: this.#roleOf(draft, cited, position),
			spans,
			chapter: this.#chapterOf(cited, position),
			...(draft.problem === 'unsupported' && { unsupported: true }),
		};
	}

	#roleOf({ text }: Draft, cited: readonly Passage[], position: number): LineRole {
		const { outline, part } = this.#request;
		const isClosing = part.source.index === outline.totalParts - 1;
		if (position === this.#drafts.length - 1 && position > 0) return isClosing ? 'goodbye' : 'handover';
		if (part.source.index === 0 && position < TAIL) {
			const shared = sharedContent(
				text,
				cited.map((passage) => evidenceOf(passage.text)),
			);
			return position === 0 && shared !== null && shared >= 0.5 ? 'hook' : 'welcome';
		}
		if (/\?["”’»]?$/.test(text)) return 'question';
		if (cited.length === 0) return 'reaction';
		return cited.some(({ section }) => section < 0) ? 'recap' : 'explain';
	}

	/** A chapter begins with the first line of the part and with the first that rests on a section after the last one. */
	#chapterOf(cited: readonly Passage[], position: number): string | null {
		const { part } = this.#request;
		const section = Math.max(-1, ...cited.map((passage) => passage.section));
		if (position === 0) {
			this.#section = Math.max(0, section);
			return part.source.sections[this.#section]?.heading ?? part.title;
		}
		if (section <= this.#section) return null;
		this.#section = section;
		return part.source.sections[section]?.heading ?? null;
	}
}

const isAmong = (span: Span, spans: readonly Span[]): boolean =>
	spans.some(({ start, end }) => start <= span.start && span.end <= end);

/** In order, those that touch or overlap as one. */
function joined(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else result.push({ start, end });
	}
	return result;
}
