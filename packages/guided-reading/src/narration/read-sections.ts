import type { Language } from '@nexus/contract';
import { plainHeading } from '@nexus/core/planning';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { continued } from '../reading/casing.ts';
import { isNeeded, isVersion, nameOf } from '../reading/headings.ts';
import { leansOnPrevious, namesIn, namesSubject } from '../reading/openings.ts';
import { isInQuotes } from '../reading/quoted.ts';
import { asSentence } from '../reading/readable-sentences.ts';
import { isAttribute, isStockHeading } from '../reading/stock-headings.ts';
import type { ReadSection, Unit } from '../reading/unit.ts';
import type { Voices } from '../reading/voices.ts';
import type { Script } from './script.ts';
import { BOND, halved, type Stretch, type Turn, turnsOf } from './turns.ts';

/** Words of a sentence that goes with the one before it: "O INPC, só de 1 a 5." */
const SHORT = 7;
/** Words of a sentence that begins a paragraph without need of the one before: "Bring a snack." */
const FEW = 4;
/** Headings that only sort what stands under them. */
const SORTS =
	/^(?:hist[óo]ria|hist[óo]rico|history|background|contexto|overview|vis[ãa]o geral|(?:old|new|unfinished) business|assuntos gerais|reports?|relat[óo]rios|career|carreira|life|vida|biografia|biography|results?|resultados)$/iu;
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
	/** Something of the document was read. */
	#isBegun = false;

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
		const opens = chapter !== '' && heading !== null && (named || isFirst || isOwn || read.headingRepeats);
		// What stands right below the title, which is not read here.
		const name = opens ? chapter : this.#isBegun ? '' : title;
		if (name !== '') this.#script.openChapter(name.replace(/\.$/, ''));
		this.#isBegun = true;
		this.#above = [];
		const lead = this.#announced([...above, ...(named ? [named] : [])], read, told);
		const [first, ...rest] = told.flatMap((unit, index) => this.#stretches(unit, told[index - 1], told[index + 1]));
		const isAsked = lead.at(-1)?.asks;
		this.#tell([
			...lead,
			...(first
				? [{ ...first, opens: isAsked ?? false, ...(lead.length > 0 && !isAsked && { bond: BOND.tied }) }]
				: []),
			...rest,
		]);
	}

	/** What names the section before anything of it is read; not what only sorts it. */
	#announced(headings: readonly Heading[], read: ReadSection, told: readonly Unit[]): Stretch[] {
		const [last, first] = [headings.at(-1), told[0]];
		if (!last || !first) return [];
		const asks = last.text.includes('?');
		if (!asks && !read.message && !isNeeded(last.text, read, told)) return [];
		const isHeard = (one: Heading) => one === last || !((asks || first.asks) && isStockHeading(one.text));
		const isOver = (one: Heading) => one !== last && SORTS.test(one.text);
		const texts = headings.filter((one) => isHeard(one) && !isOver(one)).map(({ text }) => asSentence(text));
		const [opening] = first.pieces;
		const names =
			(WHO.test(last.text) && WHOEVER.test(opening?.text ?? '')) ||
			(opening?.fragment && !/:\s/.test(opening.text)) ||
			(first.form === 'list' && isAttribute(last.text));
		const own = this.#voices.of.get(first);
		const voice = asks && own ? OTHER[own] : own;
		const joined = texts.join(' ');
		const text = names && !asks ? `${joined.replace(/[.:]$/, '')}:` : joined;
		const spans = headings.map(({ span }) => ({ start: span.start, end: span.end }));
		return [{ text, spans, words: countWords(text), bond: BOND.paragraph, voice, asks }];
	}

	/** A unit's pieces, each with what it is to the words before it. */
	#stretches(unit: Unit, before: Unit | undefined, next: Unit | undefined): Stretch[] {
		const voice = this.#voices.of.get(unit);
		const asks = unit.asks && next !== undefined && !next.asks;
		const opens = unit.opensScene === true || (unit.form === 'dialogue' && before?.form === 'dialogue');
		return unit.pieces.map(({ text, spans, fragment = false }, index) => ({
			text,
			spans,
			words: countWords(text),
			bond:
				index === 0
					? this.#bondOf(unit, before)
					: this.#bondWithin(unit, text, unit.pieces[index - 1]?.text ?? '', fragment),
			opens: index === 0 ? opens : unit.form === 'table',
			asks: asks && index === unit.pieces.length - 1,
			voice,
		}));
	}

	/** What a unit is to the one before it in its section, or to the heading. */
	#bondOf({ leans, words }: Unit, before: Unit | undefined): Stretch['bond'] {
		if (!before) return BOND.tied;
		return leans && words >= FEW ? BOND.after : BOND.paragraph;
	}

	/** What a sentence, an item or a row is to the one before it. */
	#bondWithin(unit: Unit, text: string, before: string, isFragment: boolean): Stretch['bond'] {
		if (unit.form !== 'paragraph') return isFragment ? BOND.leaning : BOND.sentence;
		const goesOn = /^["“]/.test(text) && /["”],?\s[^"“”]{2,60}[.:]$/u.test(before);
		if (goesOn || before.endsWith(':') || countWords(text) < SHORT) return BOND.tied;
		const isNamed = namesSubject(text, this.#language, this.#names) && !leansOnPrevious(text, this.#language);
		return isNamed && !isInQuotes(text) ? BOND.sentence : BOND.leaning;
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
