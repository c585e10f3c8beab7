import type { Language } from '@nexus/contract';
import { plainHeading } from '@nexus/core/planning';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { continued } from '../reading/casing.ts';
import { isInterruption } from '../reading/furniture.ts';
import { isNeeded, isVersion, nameOf } from '../reading/headings.ts';
import { namesIn, namesSubject } from '../reading/openings.ts';
import { asSentence } from '../reading/readable-sentences.ts';
import { isAttribute, isStockHeading } from '../reading/stock-headings.ts';
import { type ReadSection, textOf, type Unit } from '../reading/unit.ts';
import type { Voices } from '../reading/voices.ts';
import type { Script } from './script.ts';
import { BOND, halved, type Stretch, type Turn, turnsOf } from './turns.ts';

/** Words of a sentence that goes with the one before it: "O INPC, só de 1 a 5." */
const SHORT = 7;
/** Words of a sentence that begins a paragraph without need of the one before: "Bring a snack." */
const FEW = 4;
/** Words of a title within a section: it opens a turn. */
const TITLE_WORDS = 4;
/** "Quem pode usar" above "Qualquer pessoa que": half a question, and no more than its answer. */
const WHO = /^(?:quem|who)\s[^?]+$/iu;
const WHOEVER = /^(?:qualquer|tod[oa]s?|pessoas|anyone|anybody|everyone|people|\d)/iu;
/** Words by which a host may be ahead of the other, up to which a paragraph is not shared by both. */
const MOST_AHEAD = 40;

const OTHER = { A: 'B', B: 'A' } as const;

interface Heading {
	text: string;
	level: number;
	span: Span;
}

/** Reads sections in two voices: each turn a thought or two, a heading before the first where it is needed. */
export class Reader {
	readonly #script: Script;
	readonly #language: Language;
	readonly #known: string;
	readonly #names: ReadonlySet<string>;
	readonly #voices: Voices;
	/** Up to where the document says whose it is. */
	readonly #head: number;
	/** Headings of sections that have no text of their own, outermost first. */
	#above: Heading[] = [];

	/**
	 * @param known text in which words in capitals are looked up
	 * @param voices who reads what; the hosts take turns at all else
	 * @param head up to where the document says whose it is
	 */
	constructor(script: Script, language: Language, known: string, voices: Voices, head = 0) {
		this.#script = script;
		this.#language = language;
		this.#known = known;
		this.#names = namesIn(known);
		this.#voices = voices;
		this.#head = head;
	}

	/** @param title what the welcome has named already */
	section(read: ReadSection, told: readonly Unit[], title: string): void {
		const { section, heading } = read;
		this.#above = this.#above.filter(({ level }) => level < section.level);
		const text =
			heading && !read.headingRepeats
				? (read.message?.head ?? nameOf(section.heading, this.#known, this.#language))
				: '';
		const isFirst =
			title !== '' && heading !== null && !read.message && this.#known.slice(0, heading.start).trim() === '';
		const isTitle =
			isFirst ||
			(heading !== null && heading.start < this.#head) ||
			isInterruption(text) ||
			text === title ||
			(title.length > 4 && text.startsWith(`${title}:`));
		const named = text !== '' && !isTitle && heading ? { text, level: section.level, span: heading } : null;
		if (told.length === 0) {
			if (named) this.#above.push(named);
			return;
		}
		const above = this.#above.filter((one) => one.text !== title);
		const isOwn = read.message !== undefined || isVersion(section.heading);
		const chapter = above.at(-1)?.text || (isOwn ? text : plainHeading(section.heading ?? '', this.#known));
		if (chapter !== '' && heading && (named || isFirst || isOwn || read.headingRepeats))
			this.#script.openChapter(chapter.replace(/\.$/, ''));
		this.#above = [];
		const lead = this.#announced([...above, ...(named ? [named] : [])], read, told);
		const [first, ...rest] = told.flatMap((unit, index) => this.#stretches(unit, told[index - 1], told[index + 1]));
		const isAsked = lead.at(-1)?.asks;
		this.#tell([...lead, ...(first ? [{ ...first, opens: isAsked ?? false }] : []), ...rest]);
	}

	/** What names the section before anything of it is read. */
	#announced(headings: readonly Heading[], read: ReadSection, told: readonly Unit[]): Stretch[] {
		const [last, first] = [headings.at(-1), told[0]];
		if (!last || !first) return [];
		const asks = last.text.endsWith('?');
		if (!asks && !read.message && !isNeeded(last.text, read, told)) return [];
		const isHeard = (one: Heading) => one === last || !((asks || first.asks) && isStockHeading(one.text));
		const texts = headings.filter(isHeard).map(({ text }) => asSentence(text));
		const [opening] = first.pieces;
		const names =
			(WHO.test(last.text) && WHOEVER.test(opening?.text ?? '')) ||
			(opening?.fragment && !/:\s/.test(opening.text)) ||
			(first.form === 'list' && isAttribute(last.text));
		const own = this.#voices.of.get(first);
		const voice = asks && own ? OTHER[own] : own;
		const joined = texts.join(' ');
		const text = names ? `${joined.replace(/[.:]$/, '')}:` : joined;
		const spans = headings.map(({ span }) => ({ start: span.start, end: span.end }));
		return [{ text, spans, words: countWords(text), bond: BOND.paragraph, voice, asks }];
	}

	/** A unit's pieces, each with what it is to the words before it. */
	#stretches(unit: Unit, before: Unit | undefined, next: Unit | undefined): Stretch[] {
		const { of } = this.#voices;
		const voice = of.get(unit);
		const goesOn = voice !== undefined && before !== undefined && voice === of.get(before);
		const asks =
			unit.asks &&
			!isSpeech(unit) &&
			next !== undefined &&
			!next.asks &&
			(voice === undefined || voice !== of.get(next)) &&
			(before?.block !== unit.block || next.block !== unit.block);
		const isTitle = unit.promises && unit.words <= TITLE_WORDS && unit.block !== before?.block && !goesOn;
		const isAsked = asks && !goesOn && !unit.leans && (next.block === unit.block || unit.promises);
		const opens =
			isTitle || isAsked || unit.opensScene === true || (unit.form === 'dialogue' && before?.form === 'dialogue');
		return unit.pieces.map((piece, index) => ({
			text: piece.text,
			spans: piece.spans,
			words: countWords(piece.text),
			bond:
				index === 0
					? bondOf(unit, before, namesSubject(piece.text, this.#language, this.#names))
					: piece.fragment
						? BOND.leaning
						: BOND.sentence,
			opens: index === 0 ? opens : unit.form === 'table',
			asks: asks && index === unit.pieces.length - 1,
			voice,
		}));
	}

	#tell(stretches: readonly Stretch[]): void {
		for (const turn of turnsOf(stretches))
			for (const shared of this.#script.ahead > MOST_AHEAD ? halved(turn) : [turn]) this.#say(shared);
	}

	#say({ role, stretches: own }: Turn): void {
		const texts = own.map(({ text }, index) => {
			const isLed = own[index - 1]?.text.endsWith(':');
			return isLed ? continued(text, this.#language, this.#known) : text;
		});
		const spans = own.flatMap((stretch) => stretch.spans);
		const voice = own.find((stretch) => stretch.voice)?.voice;
		this.#script.say(role, texts.join(' ').replace(/:$/, '.'), spans, voice, this.#voices.areKept);
	}
}

/** What a unit is to the one before it in its section, or to the heading. */
function bondOf(unit: Unit, before: Unit | undefined, isNamed: boolean): Stretch['bond'] {
	if (!before || before.introduces) return BOND.tied;
	const isHead = unit.form !== 'sentence' || (before.words <= TITLE_WORDS && !before.asks);
	if (before.promises && (unit.block === before.block || isHead)) return BOND.tied;
	if (goesOnSpeaking(unit, before)) return BOND.tied;
	const leans = unit.leans && unit.form !== 'dialogue';
	if (unit.block !== before.block) return leans && unit.words >= FEW ? BOND.after : BOND.paragraph;
	if (unit.words < SHORT) return BOND.tied;
	return leans || !isNamed ? BOND.leaning : BOND.sentence;
}

/** '"How late is he?"': asked by somebody in the text. */
const isSpeech = ({ pieces }: Unit): boolean => /^["“«]/.test(pieces[0]?.text ?? '');

/** "…", he said. "…": words of whoever was named just before. */
function goesOnSpeaking(unit: Unit, before: Unit): boolean {
	return unit.block === before.block && /^["“]/.test(textOf(unit)) && /["”],?\s[^"“”]{2,60}[.:]$/u.test(textOf(before));
}
