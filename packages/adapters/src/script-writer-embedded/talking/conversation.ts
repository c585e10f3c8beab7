import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import type { Hosts, Speaker } from '@nexus/core/scripts';
import { afterFrame, continued } from '../reading/casing.ts';
import { phraseKey } from '../reading/noun-phrases.ts';
import { withoutConnective } from '../reading/openings.ts';
import type { ReadSection, Unit } from '../reading/read-part.ts';
import { type SentenceKind, sentenceKind } from '../reading/sentence-kind.ts';
import { countWords } from '../reading/words.ts';
import type { Pool, ReactionKind, Stock } from '../stock/index.ts';
import {
	answersBack,
	goesOn,
	names,
	pointsBack,
	reactionKind,
	sameWords,
	spansOf,
	thingsToAsk,
} from './about-beats.ts';
import type { Beat } from './beats.ts';
import { describeSection } from './describe-section.ts';
import { HABITS } from './habits.ts';
import { framedHeading, plainHeading, type SpokenHeading, spokenHeading } from './headings.ts';
import type { Phrasing, Wish } from './phrasing.ts';
import { MOST_IN_A_ROW, type Script } from './script.ts';
import type { Chance } from './seeded.ts';
import { sumUp } from './sum-up.ts';
import { tell } from './tell.ts';
import type { Telling, Told } from './telling.ts';

export interface ConversationOptions {
	script: Script;
	stock: Stock;
	phrasing: Phrasing;
	chance: Chance;
	language: Language;
	hosts: Hosts;
	/** The text that is talked about, to tell names from other words. */
	known: string;
	topic: string;
}

interface Past {
	kind: ReactionKind;
	spans: Span[];
}

/** In a long episode a question may be about another thing than the first, so that there are questions enough. */
const MANY_PARTS = 8;
/** Sections between two summings up. */
const CHECK_REST = 4;

/** Words of a sentence that can bear being announced: a shorter one would be lost behind its own announcement. */
const WORTH_ANNOUNCING = 7;

/** Two hosts talking through the sections of one part. */
export class Conversation {
	readonly #o: ConversationOptions;
	readonly #telling: Telling;
	#past: Past | null = null;
	#recentThings: string[] = [];
	/** Host A told the last facts, so that host B has to answer. */
	#owesAnswer = false;
	#sections = 0;
	#sinceCall = 0;
	#lastReaction: ReactionKind = 'general';
	#recentKinds: SentenceKind[] = [];
	#sinceTold = 0;
	/** Sections since the last summing up. */
	#sinceCheck = CHECK_REST;
	#codes = 0;
	/** Turns of host B so far: a reaction needs something to react to. */
	#answers = 0;

	constructor(options: ConversationOptions) {
		this.#o = options;
		const { stock, phrasing, language, known } = options;
		this.#telling = { stock, phrasing, language, known };
	}

	section(read: ReadSection, beats: readonly Beat[]): void {
		const { script, stock } = this.#o;
		const title = plainHeading(read.section.heading ?? '');
		if (title) script.openChapter(read.continued ? `${title} ${stock.chapterContinued}` : title);
		const told = beats.flatMap((beat) => {
			if (beat.form === 'code' && (this.#codes > 0 || beats.length > 1)) return [];
			const turns = tell(beat, this.#telling);
			if (turns.length > 0 && beat.form === 'code') this.#codes++;
			return turns.length > 0 ? [{ beat, turns }] : [];
		});
		if (told.length === 0) {
			this.#describe(read);
			this.#sections++;
			return;
		}
		told.forEach(({ beat, turns }, index) => {
			if (index > 0 && this.#tellA(beat, turns)) return;
			const lead = index === 0 ? this.#enter(read, beat, turns) : this.#goOn(beat, turns);
			if (index > 0 && this.#o.script.last?.speaker === 'B' && this.#tellA(beat, turns, true)) return;
			this.#answer(beat, turns, lead);
		});
		const phrases = told.flatMap(({ beat }) => beat.units.map((unit) => unit));
		if (told.length >= 3) this.#sumUp(phrases);
		this.#sections++;
	}

	/** Leads into a section by its heading, or by what its first sentence does. */
	#enter(read: ReadSection, beat: Beat, turns: Told[]): null {
		const { stock, language, known } = this.#o;
		const said = read.continued || read.headingRepeats;
		const heading: SpokenHeading = said ? { kind: 'none' } : spokenHeading(read.section.heading, language);
		const spans = [...(read.heading ? [read.heading] : []), ...spansOf(turns[0])];
		const named = heading.kind === 'topic' || heading.kind === 'question' ? heading.text : '';
		if (beat.question && this.#ask(beat.question)) return null;
		if (heading.kind === 'none' || names(this.#o.topic, named)) {
			if (this.#sections > 0 || !this.#leadA({ pool: stock.firstQuestion }, spans, turns, 'question'))
				this.#question(beat, turns);
		} else if (heading.kind === 'opening' || heading.kind === 'closing') {
			const pool = heading.kind === 'opening' ? stock.bridgeOpening : stock.bridgeClosing;
			this.#leadA({ pool, leads: this.#leads(0.3) }, spans, turns, 'bridge');
		} else if (heading.kind === 'question') {
			this.#leadA(
				{ pool: stock.bridgeAsk, values: { h: continued(named, language, known) }, unique: true },
				spans,
				turns,
				'question',
			);
		} else this.#bridge(named, beat, turns, spans);
		return null;
	}

	/** A section by its topic: host A moves on, or host B does and is asked. */
	#bridge(named: string, beat: Beat, turns: Told[], spans: readonly Span[]): void {
		const { stock, language, chance, script } = this.#o;
		const wanted = this.#owesAnswer || script.last?.speaker === 'A' || chance.happens(0.2);
		const byB = wanted && this.#sections > 0 && script.run('B') < 2;
		const thing = beat.units[0]?.things.find((one) => sameWords(one.text, named));
		const wish: Wish = thing
			? { pool: byB ? stock.bridgeThingB : stock.bridgeThing, things: [thing], unique: true }
			: { pool: byB ? stock.bridgeB : stock.bridge, values: { h: framedHeading(named, language) }, unique: true };
		const leads = byB ? [this.#owesAnswer ? stock.confirm : null] : this.#leads(0.45);
		this.#remember(named);
		this.#lead(byB ? 'B' : 'A', { ...wish, leads }, spans, turns, 'bridge');
		this.#owesAnswer = false;
		if (byB && !this.#leadA({ pool: stock.afterBridge }, spans, turns, 'question')) this.#question(beat, turns);
	}

	/** From one turn to the next inside a section. @returns what host B's answer begins with */
	#goOn(beat: Beat, turns: Told[]): Pool | null {
		const { chance, phrasing, stock } = this.#o;
		if (beat.question && this.#ask(beat.question)) return null;
		if (this.#owesAnswer) {
			return phrasing.register === 'debate' && this.#past?.kind === 'contrast' ? stock.concession : stock.confirm;
		}
		const reacts = beat.form !== 'list' && chance.happens(HABITS[phrasing.register].reacts);
		if (!reacts || !this.#react(turns)) this.#question(beat, turns);
		return null;
	}

	/** The document's own question, asked by host A. */
	#ask(question: Unit): boolean {
		const { script, phrasing } = this.#o;
		const text = question.sentences.join(' ');
		if (!phrasing.claim(text)) return false;
		script.push('A', 'question', text, [question.span]);
		this.#owesAnswer = false;
		return true;
	}

	#question(beat: Beat, turns: Told[]): void {
		const { stock, chance, phrasing, language, known } = this.#o;
		const spans = spansOf(turns[0]);
		const form = {
			list: stock.questionList,
			quote: stock.questionQuote,
			table: stock.questionTable,
			dialogue: stock.questionDialogue,
		};
		const leads = this.#leads(0.5);
		const vocative = this.#call();
		if (beat.form !== 'sentence' && beat.form !== 'code') {
			const introduced = beat.form === 'list' && beat.units[0]?.attribution === ':';
			if (!introduced) {
				this.#leadA({ pool: form[beat.form], leads, vocative }, spans, turns, 'question');
				return;
			}
		}
		const things = thingsToAsk(beat, this.#recentThings, known).slice(0, phrasing.parts > MANY_PARTS ? 2 : 1);
		const isName = things[0]?.proper === true && !/^(?:o|a|os|as|the)\s/.test(things[0].text);
		const isTired = beat.kind !== 'general' && this.#recentKinds.includes(beat.kind);
		const kind = beat.form !== 'sentence' || isName || isTired ? 'general' : beat.kind;
		this.#recentKinds = [kind, ...this.#recentKinds].slice(0, 2);
		const allows = goesOn(beat) ? undefined : (phrase: string) => !pointsBack(phrase, language);
		const { plain } = stock.questions[answersBack(beat, language) ? kind : 'general'];
		const byThing: Wish = { pool: stock.questions[kind].thing, things, leads, vocative, allows };
		const byPlain: Wish = { pool: plain, leads, vocative, allows };
		const thingFirst = isName || chance.happens(0.62);
		const wishes = things.length === 0 ? [byPlain] : thingFirst ? [byThing, byPlain] : [byPlain, byThing];
		for (const wish of wishes) if (this.#leadA(wish, spans, turns, 'question')) return;
		this.#react(turns);
	}

	#react(turns: Told[]): boolean {
		const past = this.#past;
		if (!past || this.#answers < 2) return false;
		const { stock } = this.#o;
		for (const pool of [stock.reactions[past.kind], stock.reactions.general]) {
			if (this.#leadA({ pool }, past.spans, turns, 'reaction')) return true;
		}
		return false;
	}

	/** Host B tells; a long list is broken by a word from host A. */
	#answer(beat: Beat, turns: Told[], lead: Pool | null = null): void {
		const { script, stock, phrasing, chance } = this.#o;
		const role = beat.kind === 'example' ? 'example' : 'explain';
		turns.forEach((turn, index) => {
			if (beat.form === 'dialogue') {
				this.#read(turn, index);
				return;
			}
			if (index > 0)
				this.#leadA({ pool: stock.questions.general.plain, leads: [null] }, turn.spans, [turn], 'question');
			let { text } = turn;
			const framed = beat.form === 'sentence' && !beat.units.some((unit) => unit.firstPerson);
			const asked = script.last?.speaker === 'A' && script.last.role === 'question';
			if (index === 0 && lead) text = this.#framed(lead, text);
			else if (index === 0 && framed && asked && countWords(text) < 45 && !text.includes(': ')) {
				if (!script.fits(text) || chance.happens(HABITS[phrasing.register].frames)) {
					text = this.#framed(stock.tellB, withoutConnective(text, this.#o.language));
				}
			}
			script.push(script.run('B') >= MOST_IN_A_ROW ? 'A' : 'B', role, text, turn.spans);
		});
		this.#owesAnswer = false;
		this.#answers++;
		this.#past = { kind: reactionKind(beat), spans: turns.flatMap((turn) => turn.spans) };
	}

	/** A turn of a dialogue: the hosts take turns at reading. */
	#read(turn: Told, index: number): void {
		const { script } = this.#o;
		const reader: Speaker = script.last?.speaker === 'A' ? 'B' : 'A';
		const speaker = index === 0 && script.run('B') < MOST_IN_A_ROW ? 'B' : reader;
		script.push(speaker, 'explain', turn.text, turn.spans);
	}

	/** Host A tells a fact: now and then, and in a debate whatever the document says against itself. */
	#tellA(beat: Beat, turns: Told[], must = false): boolean {
		const { script, phrasing, stock, chance, language } = this.#o;
		const [turn] = turns;
		if (!turn || turns.length > 1 || (beat.form !== 'sentence' && !must) || script.run('A') > 0) return false;
		if (!must && (beat.question || this.#owesAnswer)) return false;
		const isWeighty = turn.text.split(/\s+/).length >= WORTH_ANNOUNCING;
		const objects = isWeighty && phrasing.register === 'debate' && sentenceKind(turn.text, language) === 'contrast';
		this.#sinceTold++;
		const may = isWeighty && this.#sinceTold > 3 && chance.happens(HABITS[phrasing.register].tellsA * 1.6);
		if (!must && !objects && !may) return false;
		this.#sinceTold = 0;
		script.push('A', 'explain', this.#framed(objects ? stock.objection : stock.tellA, turn.text), turn.spans);
		this.#past = { kind: reactionKind(beat), spans: turn.spans };
		this.#owesAnswer = true;
		return true;
	}

	#framed(pool: Pool, text: string): string {
		const { phrasing, language, known } = this.#o;
		return afterFrame(phrasing.frame(pool), text, language, known);
	}

	/** Sums up a long section by the things it named, and has it confirmed. */
	#sumUp(units: readonly Unit[]): void {
		const { chance, phrasing, script } = this.#o;
		this.#sinceCheck++;
		if (this.#owesAnswer || script.run('A') > 0 || this.#sinceCheck < CHECK_REST) return;
		if (!chance.happens(HABITS[phrasing.register].checks)) return;
		const sum = sumUp(units, this.#o);
		if (!sum) return;
		this.#sinceCheck = 0;
		script.push('A', 'reaction', sum.question, sum.spans);
		script.push('B', 'reaction', sum.answer, sum.spans);
		this.#past = null;
	}

	#describe(read: ReadSection): void {
		const { script } = this.#o;
		const speaker: Speaker = script.run('B') > 0 ? 'A' : 'B';
		const told = describeSection(read, speaker, this.#o);
		if (told) script.push(speaker, 'bridge', told.text, told.spans);
		this.#past = null;
		this.#owesAnswer = false;
	}

	#leadA(wish: Wish, spans: readonly Span[], turns: Told[], role: 'question' | 'reaction' | 'bridge'): boolean {
		return this.#lead('A', wish, spans, turns, role);
	}

	/** A line from the stock that fits between the last turn and the next. @returns false when none is left */
	#lead(
		speaker: Speaker,
		wish: Wish,
		spans: readonly Span[],
		turns: Told[],
		role: 'question' | 'reaction' | 'bridge',
	): boolean {
		const { script, phrasing } = this.#o;
		if (script.run(speaker) >= 2) return false;
		const next = turns[0]?.text ?? null;
		const said =
			phrasing.say({ ...wish, fits: (text) => script.fits(text, next) }) ??
			phrasing.say({ ...wish, fits: (text) => script.fits(text) });
		if (!said) return false;
		if (said.thing) this.#remember(said.thing.text);
		script.push(speaker, role, said.text, spans);
		return true;
	}

	/** Reactions that may stand before the next question, in `share` of cases. */
	#leads(share: number): (Pool | null)[] {
		const past = this.#past;
		const { stock, chance } = this.#o;
		if (!past || this.#answers < 2 || this.#o.script.last?.speaker === 'A') return [null];
		const repeats = past.kind === this.#lastReaction;
		const fitting =
			past.kind !== 'general' && !repeats && chance.happens(0.7) ? stock.leads[past.kind] : stock.leads.general;
		this.#lastReaction = past.kind;
		return chance.happens(share) ? [fitting, stock.leads.general, null] : [null, fitting, stock.leads.general];
	}

	#remember(thing: string): void {
		this.#recentThings = [phraseKey(thing), ...this.#recentThings].slice(0, 4);
	}

	#call(): string | null {
		const { chance, phrasing, hosts } = this.#o;
		this.#sinceCall++;
		if (this.#sinceCall < 4 || !chance.happens(HABITS[phrasing.register].calls * 2)) return null;
		this.#sinceCall = 0;
		return hosts.B.name;
	}
}
