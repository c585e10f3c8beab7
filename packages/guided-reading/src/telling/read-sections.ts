import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/document-text';
import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { countWords } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { finished } from '../reading/asides.ts';
import { continued } from '../reading/casing.ts';
import type { Piece, ReadSection, Unit } from '../reading/unit.ts';
import type { Script } from './script.ts';
import { isAttribute } from './stock-headings.ts';

/** Words of a turn, from which the other host goes on at the next border of thought. */
const TURN = { enough: 18, full: 40, most: 72 };

/** Words of a title within a section: it opens a turn. */
const TITLE_WORDS = 4;

interface Turn {
	words: number;
	texts: string[];
	spans: Span[];
	block: number;
}

/** Reads sections in two voices: each turn a thought or two, its section's subject named once before the first. */
export class Reader {
	readonly #script: Script;
	readonly #language: Language;
	readonly #known: string;
	#turn: Turn | null = null;
	/** Headings of sections that have no text of their own, outermost first. */
	#above: { text: string; level: number; span: Span }[] = [];

	/** @param known text in which words in capitals are looked up */
	constructor(script: Script, language: Language, known: string) {
		this.#script = script;
		this.#language = language;
		this.#known = known;
	}

	/** @param title what the welcome has named already */
	section(read: ReadSection, told: readonly Unit[], title: string): void {
		this.#flush();
		const { section, heading } = read;
		this.#above = this.#above.filter(({ level }) => level < section.level);
		const text = heading && !read.headingRepeats ? this.#nameOf(section.heading) : '';
		const isTitle = text === title || (title.length > 4 && text.startsWith(`${title}:`));
		const named = text !== '' && !isTitle && heading ? { text, level: section.level, span: heading } : null;
		if (told.length === 0) {
			if (named) this.#above.push(named);
			return;
		}
		const above = this.#above.filter((one) => one.text !== title);
		const chapter = above.at(-1)?.text || plainHeading(section.heading ?? '', this.#known);
		if (chapter !== '' && heading) this.#script.openChapter(chapter.replace(/\.$/, ''));
		this.#above = [];
		this.#announce([...above, ...(named ? [named] : [])], told[0]);
		told.forEach((unit, index) => {
			this.#unit(unit, told[index - 1], told[index + 1]);
		});
		this.#flush();
	}

	/** "1.2.0 - 2026-03-01" says little by itself. */
	#nameOf(heading: string | null): string {
		const version = VERSION.exec(heading ?? '');
		if (version) {
			const { version: name } = PACKS[this.#language];
			return [name.replace('{x}', version[1] ?? ''), version[2] ?? ''].filter(Boolean).join(', ');
		}
		const spoken = spokenHeading(heading);
		if (spoken.kind === 'none') return '';
		return spoken.kind === 'opening' || spoken.kind === 'closing'
			? plainHeading(heading ?? '', this.#known)
			: spoken.text;
	}

	#announce(headings: { text: string; span: Span }[], first: Unit | undefined): void {
		const last = headings.at(-1);
		if (!last) return;
		const spans = headings.map(({ span }) => ({ start: span.start, end: span.end }));
		const texts = headings.map(({ text }) => finished(text));
		if (last.text.endsWith('?')) {
			this.#script.say('question', texts.join(' '), spans);
			return;
		}
		const [opening] = first?.pieces ?? [];
		const isNaming =
			(opening?.fragment && !/:\s/.test(opening.text)) || (first?.form === 'list' && isAttribute(last.text));
		if (isNaming) {
			const lead = texts.join(' ').replace(/[.:]$/, '');
			this.#turn = { words: countWords(lead), texts: [`${lead}:`], spans, block: -1 };
		} else this.#turn = { words: countWords(texts.join(' ')), texts, spans, block: -1 };
	}

	#unit(unit: Unit, before: Unit | undefined, next: Unit | undefined): void {
		if (unit.asks && next && !next.asks && unit.words <= TURN.full) {
			const isAnswered = next.block === unit.block || unit.promises;
			if (isAnswered && !unit.leans) this.#flush();
		}
		if (unit.promises && unit.words <= TITLE_WORDS) this.#flush();
		unit.pieces.forEach((piece, index) => {
			if (unit.form === 'dialogue' && before?.form === 'dialogue') this.#flush();
			const leans = index === 0 && (unit.leans || (before?.promises ?? false));
			this.#piece(piece, unit.block, leans);
		});
		if (unit.asks && next && !next.asks) this.#flush('question');
	}

	#piece(piece: Piece, block: number, leans: boolean): void {
		const words = countWords(piece.text);
		const open = this.#turn;
		if (open && open.words > 0 && open.block >= 0) {
			const sum = open.words + words;
			const isNewThought = block !== open.block && open.words >= TURN.enough;
			if (sum > TURN.most || (!leans && (sum > TURN.full || isNewThought))) this.#flush();
		} else if (open && open.words + words > TURN.most) this.#flush();
		const turn = this.#turn ?? { words: 0, texts: [], spans: [], block };
		const lead = turn.texts.at(-1)?.endsWith(':');
		turn.texts.push(lead ? continued(piece.text, this.#language, this.#known) : piece.text);
		turn.spans.push(...piece.spans);
		turn.words += words;
		turn.block = block;
		this.#turn = turn;
	}

	#flush(role: 'explain' | 'question' = 'explain'): void {
		const turn = this.#turn;
		this.#turn = null;
		if (turn) this.#script.say(role, turn.texts.join(' '), turn.spans);
	}
}

const VERSION =
	/^(?:vers(?:ão|ion)\s)?\[?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d\d-\d\d|\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4})\)?)?$/iu;
