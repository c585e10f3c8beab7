import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/document-text';
import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { signsInWords } from '@nexus/language/sayable';
import { contentStems, countWords } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { finished } from '../reading/asides.ts';
import { continued } from '../reading/casing.ts';
import { isInterruption } from '../reading/furniture.ts';
import type { Piece, ReadSection, Unit } from '../reading/unit.ts';
import type { Script } from './script.ts';
import { isAttribute, isStockHeading } from './stock-headings.ts';

/** Words of a turn, from which the other host goes on at the next border of thought. */
const TURN = { few: 8, enough: 18, full: 44, most: 72 };

/** Words of a sentence that goes with the one before it: "O INPC, só de 1 a 5." */
const SHORT = 7;

/** Words of a message that one host reads in one turn, and lines of it before the other goes on. */
const MESSAGE = { most: 110, lines: 3 };

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
	/** How many lines of the message that is being read its host has said; null where none is. */
	#message: number | null = null;
	/** Nothing but the document's title has been passed. */
	#isBehindTitle = false;
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
		this.#message = read.message ? 0 : null;
		const { section, heading } = read;
		this.#above = this.#above.filter(({ level }) => level < section.level);
		const text = heading && !read.headingRepeats ? (read.message?.head ?? this.#nameOf(section.heading)) : '';
		const isFirst =
			title !== '' && heading !== null && !read.message && this.#known.slice(0, heading.start).trim() === '';
		const isTitle =
			isFirst ||
			isInterruption(text) ||
			(this.#isBehindTitle && isNameOfPerson(text, this.#known, heading)) ||
			BYLINE.test(text) ||
			text === title ||
			(title.length > 4 && text.startsWith(`${title}:`));
		const named = text !== '' && !isTitle && heading ? { text, level: section.level, span: heading } : null;
		this.#isBehindTitle = isFirst && told.length === 0;
		if (told.length === 0) {
			if (named) this.#above.push(named);
			return;
		}
		const above = this.#above.filter((one) => one.text !== title);
		const isOwn = read.message !== undefined || VERSION.test(section.heading ?? '');
		const chapter = above.at(-1)?.text || (isOwn ? text : plainHeading(section.heading ?? '', this.#known));
		if (chapter !== '' && heading && (named || isFirst || isOwn || read.headingRepeats))
			this.#script.openChapter(chapter.replace(/\.$/, ''));
		this.#above = [];
		this.#announce([...above, ...(named ? [named] : [])], told[0]);
		const words = new Map<number, number>();
		for (const unit of told) words.set(unit.block, (words.get(unit.block) ?? 0) + unit.words);
		told.forEach((unit, index) => {
			const before = told[index - 1];
			const isNew = before !== undefined && before.block !== unit.block && !unit.leans && !before.promises;
			const sum = (this.#turn?.words ?? 0) + (words.get(unit.block) ?? 0);
			const isThought = isNew && !read.message && (this.#turn?.words ?? 0) >= TURN.few && sum > TURN.full;
			if ((isThought || unit.opensScene) && (this.#turn?.block ?? -1) >= 0) this.#flush();
			this.#unit(unit, before, told[index + 1]);
		});
		this.#flush();
	}

	/** "1.2.0 - 2026-03-01" says little by itself; "(per slice)" says what the figures are of. */
	#nameOf(heading: string | null): string {
		const of = /\s\((?:por|per|em|in|for|para|valores|values)\s[^()]{2,40}\)$/iu.exec(heading ?? '')?.[0];
		if (of && heading) return `${this.#nameOf(heading.slice(0, -of.length))}${of}`;
		const version = VERSION.exec(heading ?? '');
		if (version) {
			const { version: name, withdrawn } = PACKS[this.#language];
			const state = version[3] ? withdrawn : '';
			return [name.replace('{x}', version[1] ?? ''), version[2] ?? '', state].filter(Boolean).join(', ');
		}
		const spoken = spokenHeading(heading && signsInWords(heading, this.#language));
		if (spoken.kind === 'none') return '';
		return spoken.kind === 'opening' || spoken.kind === 'closing'
			? plainHeading(heading ?? '', this.#known)
			: spoken.text;
	}

	#announce(headings: { text: string; span: Span }[], first: Unit | undefined): void {
		const last = headings.at(-1);
		if (!last) return;
		const spans = headings.map(({ span }) => ({ start: span.start, end: span.end }));
		const asks = last.text.endsWith('?') || first?.asks === true;
		const said = headings.filter((one) => !(asks && one !== last && isStockHeading(one.text)));
		const texts = said.map(({ text }) => finished(text));
		if (last.text.endsWith('?')) {
			this.#script.say('question', texts.join(' '), spans);
			return;
		}
		const [opening] = first?.pieces ?? [];
		if (
			said.length === 1 &&
			opening &&
			this.#message === null &&
			((first?.asks && isStockHeading(last.text)) || this.#says(opening.text, last.text))
		) {
			this.#turn = { words: 0, texts: [], spans, block: -1 };
			return;
		}
		const isNaming =
			(opening?.fragment && !/:\s/.test(opening.text)) || (first?.form === 'list' && isAttribute(last.text));
		if (isNaming) {
			const lead = texts.join(' ').replace(/[.:]$/, '');
			this.#turn = { words: countWords(lead), texts: [`${lead}:`], spans, block: -1 };
			return;
		}
		if (opening && first && leadsInto(last.text, first, opening.text)) {
			texts[texts.length - 1] = `${last.text.replace(/[.:]$/, '')}:`;
		}
		this.#turn = { words: countWords(texts.join(' ')), texts, spans, block: -1 };
	}

	/** Whether a sentence begins with all that its heading names: "Congelar" above "Congele as bolinhas cruas". */
	#says(text: string, heading: string): boolean {
		const named = contentStems(heading, this.#language).map((stem) => stem.slice(0, SAME));
		const opening = text.split(' ').slice(0, OPENING_WORDS).join(' ');
		const said = new Set(contentStems(opening, this.#language).map((stem) => stem.slice(0, SAME)));
		return named.length > 0 && named.every((stem) => said.has(stem));
	}

	#unit(unit: Unit, before: Unit | undefined, next: Unit | undefined): void {
		const hasBody = (this.#turn?.block ?? -1) >= 0;
		const asks =
			unit.asks &&
			!isSpeech(unit) &&
			next !== undefined &&
			!next.asks &&
			(before?.block !== unit.block || next.block !== unit.block);
		if (asks && hasBody && unit.words <= TURN.full) {
			const isAnswered = next.block === unit.block || unit.promises;
			if (isAnswered && !unit.leans) this.#flush();
		}
		if (unit.promises && unit.words <= TITLE_WORDS && hasBody) this.#flush();
		unit.pieces.forEach((piece, index) => {
			if (unit.form === 'dialogue' && before?.form === 'dialogue') this.#flush();
			const leans = index === 0 && (unit.leans || (before?.promises ?? false));
			this.#piece(piece, unit.block, leans);
		});
		if (asks) this.#flush('question');
	}

	#piece(piece: Piece, block: number, leans: boolean): void {
		const words = countWords(piece.text);
		const open = this.#turn;
		if (open && open.words > 0 && open.block >= 0) {
			const sum = open.words + words;
			const isNewThought = block !== open.block && open.words >= (HEADED.test(piece.text) ? TURN.few : TURN.enough);
			const isItem = /^[a-z]\)\s/.test(piece.text) && open.words >= TURN.few;
			const isShort = block === open.block && words < SHORT;
			const isEnough = this.#message === null && !leans && !isShort && (sum > TURN.full || isNewThought || isItem);
			if (sum > (this.#message === null ? TURN.most : MESSAGE.most) || isEnough) this.#flush();
		} else if (open && open.block >= 0 && open.words + words > TURN.most) this.#flush();
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
		if (!turn || (turn.texts.length === 0 && turn.spans.length > 0)) return;
		if (this.#message) this.#script.stay();
		if (this.#message !== null) this.#message = (this.#message + 1) % MESSAGE.lines;
		this.#script.say(role, turn.texts.join(' ').replace(/:$/, '.'), turn.spans);
	}
}

/** Letters by which a heading's word and the same one in a sentence are known: "Congelar", "Congele". */
const SAME = 6;
/** Words of a sentence that name what it is about. */
const OPENING_WORDS = 9;
/** Words of a heading that is a label rather than a title. */
const LABEL_WORDS = 8;

/** '"How late is he?"': asked by somebody in the text. */
const isSpeech = ({ pieces }: Unit): boolean => /^["“«]/.test(pieces[0]?.text ?? '');

/** "Nora Quill" alone below a title of plain text: who wrote what comes. */
function isNameOfPerson(text: string, known: string, heading: Span | null): boolean {
	const isPlain = heading !== null && known.charAt(heading.start) !== '#';
	return (
		isPlain && !isStockHeading(text) && /^\p{Lu}[\p{L}.’'-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.’'-]*){1,3}$/u.test(text)
	);
}

/** "By Nora Quill": who wrote what comes. */
const BYLINE = /^(?:[Bb]y|[Pp]or)\s\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){1,3}$/u;

/** "Do atraso: o atraso sujeita": a subject of its own within its section. */
const HEADED = /^\p{Lu}[\p{L} ]{3,40}:\s/u;

/** Whether a heading can stand before a colon: "Quem paga: a recuperação dos pilares está orçada". */
function leadsInto(heading: string, first: Unit, text: string): boolean {
	if (first.form !== 'sentence' || first.asks || countWords(heading) > LABEL_WORDS) return false;
	return !/[.:!?,]/.test(heading) && !/^["“«]|^[^.!?]*:\s/u.test(text);
}

const VERSION =
	/^(?:vers(?:ão|ion)\s)?\[?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d\d-\d\d|\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4})\)?)?(?:[\s([-]+(yanked|withdrawn|retirada|cancelada)[\])]?)?$/iu;
