import type { Language } from '@nexus/contract';
import { plainHeading } from '@nexus/core/planning';
import { asSentence, isInQuotes, numberedName, type References, referencesIn, type Span } from '@nexus/document-text';
import { continued, countWords } from '@nexus/language/words';
import { isNeeded, LEFT_OPEN, nameOf } from '../reading/headings.ts';
import { leansOnPrevious } from '../reading/openings.ts';
import type { ReadSection, Unit } from '../reading/unit.ts';
import type { Voices } from '../reading/voices.ts';
import { OTHER, type Script } from './script.ts';
import { BOND, halved, type Stretch, turnsOf } from './turns.ts';

/** Words of a sentence that goes with the one before it: "O INPC, só de 1 a 5." */
const SHORT = 7;
/** Words of a sentence that names what comes: "Objective." */
const LABEL = 2;
/** Words by which a host may be ahead of the other, up to which a paragraph is not shared by both. */
const MOST_AHEAD = 70;

/** Words of a paragraph that is read in one turn with another as short. */
const BRIEF = 22;
const LEAST_BRIEF = 6;
/** A text of numbered clauses, each apart from the next. */
const CLAUSES = /^[ \t]*(?:\d{1,2}\.\d{1,2}[.)]?\s|§|Art\.)/gmu;
const LEAST_CLAUSES = 3;
/** "07:10 Go to the backup", "Art. 2º", "Price: $5": one of several of its kind. */
const NUMBERED = /^(?:\d|art(?:\.|igo)\s|par[áa]grafo\s|section\s)|^[^.:;!?]{2,40}:\s/iu;

interface Heading {
	text: string;
	level: number;
	span: Span;
	asks: boolean;
}

/** Reads sections in two voices: each turn a thought or two, a heading before the first where it is needed. */
export class Reader {
	readonly #script: Script;
	readonly #language: Language;
	readonly #known: string;
	readonly #references: References['sections'];
	readonly #voices: Voices;
	/** Up to where the document says whose it is. */
	readonly #head: number;
	readonly #hasClauses: boolean;
	/** Headings of sections that have no text of their own, outermost first. */
	#above: Heading[] = [];
	/** Something of the document was read. */
	#isBegun = false;
	/** The last turn ended within somebody's words, which the next paragraph goes on with. */
	#isQuoting = false;

	/**
	 * @param known text in which words in capitals are looked up
	 * @param voices who reads what; the hosts take turns at all else
	 * @param head up to where the document says whose it is
	 */
	constructor(script: Script, language: Language, known: string, voices: Voices, head = 0) {
		this.#script = script;
		this.#language = language;
		this.#known = known;
		this.#references = referencesIn(known).sections;
		this.#voices = voices;
		this.#head = head;
		this.#hasClauses = (known.match(CLAUSES)?.length ?? 0) >= LEAST_CLAUSES;
	}

	/** @param title what the welcome has named already */
	section(read: ReadSection, told: readonly Unit[], title: string): void {
		const { section, heading, message, headingRepeats } = read;
		this.#above = this.#above.filter(({ level }) => level < section.level);
		const name = nameOf(section.heading, this.#known, this.#language);
		const text = message?.head ?? numberedName(section.heading ?? '', name, this.#references);
		const isTitle =
			`${text}:`.toLowerCase().startsWith(`${title.toLowerCase()}:`) ||
			(heading !== null && heading.start < this.#head);
		const named =
			heading && text !== '' && !isTitle && !headingRepeats
				? [{ text, level: section.level, span: heading, asks: heading.asks }]
				: [];
		if (told.length === 0) {
			this.#above.push(...named);
			return;
		}
		const chapter = this.#above.at(-1)?.text ?? (text || plainHeading(section.heading ?? '', this.#known));
		// What stands right below the title, which is not read here.
		const opened = heading && (named.length > 0 || headingRepeats) ? chapter : this.#isBegun ? '' : title;
		if (opened !== '') this.#script.openChapter(opened.replace(/\.$/, ''));
		this.#isBegun = true;
		this.#tell([
			...this.#announced([...this.#above, ...named], read, told),
			...told.flatMap((unit, index) => this.#stretches(unit, told[index - 1], told[index + 1])),
		]);
		this.#above = [];
	}

	/** What names the section before anything of it is read. */
	#announced(headings: readonly Heading[], read: ReadSection, told: readonly Unit[]): Stretch[] {
		const [last, first] = [headings.at(-1), told[0]];
		const asks = last?.asks ?? false;
		if (!last || !first) return [];
		const isSaid = asks || read.message !== undefined || isNeeded(last.text, told);
		const said = (isSaid ? headings : headings.slice(0, -1)).filter(
			({ text }, at, all) => text.toLowerCase() !== all[at - 1]?.text.toLowerCase(),
		);
		if (said.length === 0) return [];
		const own = this.#voices.get(first);
		const voice = asks && own ? OTHER[own] : own;
		const text = said.map((heading) => asSentence(heading.text).replace(LEFT_OPEN, ':')).join(' ');
		const spans = said.map(({ span }) => ({ start: span.start, end: span.end }));
		return [{ text, spans, words: countWords(text), bond: BOND.paragraph, voice, asks }];
	}

	/** A unit's pieces, each with what it is to the words before it. */
	#stretches(unit: Unit, before: Unit | undefined, next: Unit | undefined): Stretch[] {
		const opens = unit.opensScene === true || (unit.form === 'dialogue' && before?.form === 'dialogue');
		const bond = !before ? BOND.tied : unit.leans ? BOND.after : BOND.paragraph;
		return unit.pieces.map(({ text, spans }, index) => ({
			text,
			spans,
			words: countWords(text),
			bond: index === 0 ? bond : this.#bondWithin(unit, text, unit.pieces[index - 1]?.text ?? ''),
			opens: index === 0 && opens,
			isOfItem: unit.form === 'list',
			joins: index === 0 && before !== undefined && this.#isBrief(unit) && this.#isBrief(before),
			asks: unit.asks && next !== undefined && index === unit.pieces.length - 1,
			voice: this.#voices.get(unit),
		}));
	}

	/** A short paragraph below the document's head that neither asks nor is one of several of its kind or anybody's turn. */
	#isBrief(unit: Unit): boolean {
		const { form, words, asks, pieces, span } = unit;
		const isPlain = form === 'paragraph' && !asks && !this.#voices.has(unit) && span.start >= this.#head;
		return (
			isPlain && !this.#hasClauses && words >= LEAST_BRIEF && words <= BRIEF && !NUMBERED.test(pieces[0]?.text ?? '')
		);
	}

	/** What a sentence, an item or a row is to the one before it. */
	#bondWithin(unit: Unit, text: string, before: string): Stretch['bond'] {
		if (before.endsWith(':')) return BOND.tied;
		if (unit.form !== 'paragraph' && unit.form !== 'list') return BOND.sentence;
		if (countWords(before) <= LABEL) return BOND.tied;
		if (unit.form === 'paragraph' ? LABEL < countWords(text) && countWords(text) < SHORT : countWords(before) < SHORT)
			return BOND.tied;
		return leansOnPrevious(text, this.#language) || isInQuotes(text) ? BOND.leaning : BOND.sentence;
	}

	#tell(stretches: readonly Stretch[]): void {
		for (const turn of turnsOf(stretches))
			for (const shared of this.#script.ahead > MOST_AHEAD ? halved(turn) : [turn]) this.#say(shared);
	}

	#say(turn: readonly Stretch[]): void {
		const texts = turn.map(({ text }, index) =>
			turn[index - 1]?.text.endsWith(':') ? continued(text, this.#language, this.#known) : text,
		);
		const role = turn.at(-1)?.asks ? 'question' : 'explain';
		const spans = turn.flatMap((stretch) => stretch.spans);
		const text = texts.join(' ').replace(/:$/, '.');
		const quoting =
			this.#isQuoting && (/^(?:["“]|[^"“”]+[.!?,]["”])/.test(text) || (turn[0]?.bond ?? 0) > BOND.after)
				? OTHER[this.#script.next]
				: undefined;
		this.#isQuoting = text.lastIndexOf('“') > text.lastIndexOf('”') || (text.match(/"/g)?.length ?? 0) % 2 === 1;
		this.#script.say(role, text, spans, turn.find((stretch) => stretch.voice)?.voice ?? quoting);
	}
}
