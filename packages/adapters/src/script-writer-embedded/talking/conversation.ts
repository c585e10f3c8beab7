import type { Span } from '@nexus/core/documents';
import type { Speaker } from '@nexus/core/scripts';
import type { Recalled } from '../hook-place.ts';
import { afterFrame, continued } from '../reading/casing.ts';
import { isGrave } from '../reading/gravity.ts';
import { withoutConnective } from '../reading/openings.ts';
import type { ReadSection, Unit } from '../reading/read-part.ts';
import { opposes } from '../reading/sentence-kind.ts';
import { countWords } from '../reading/words.ts';
import type { Pool } from '../stock/index.ts';
import { names, sameWords, spansOf } from './about-beats.ts';
import type { Beat } from './beats.ts';
import { describeSection, recalled } from './describe-section.ts';
import { HABITS } from './habits.ts';
import { framedHeading, plainHeading, type SpokenHeading, spokenHeading } from './headings.ts';
import { Leading, type LeadingOptions } from './leading.ts';
import type { Wish } from './phrasing.ts';
import { MOST_IN_A_ROW } from './script.ts';
import { sumUp } from './sum-up.ts';
import { tell } from './tell.ts';
import type { Telling, Told } from './telling.ts';

export interface ConversationOptions extends LeadingOptions {
	topic: string;
}

/** Sections between two summings up. */
const CHECK_REST = 4;

/** Words of a sentence that can bear being announced: a shorter one would be lost behind its own announcement. */
const WORTH_ANNOUNCING = 7;

/** Two hosts talking through the sections of one part. */
export class Conversation {
	readonly #o: ConversationOptions;
	readonly #telling: Telling;
	readonly #leading: Leading;
	/** Host A told the last facts, so that host B has to answer. */
	#owesAnswer = false;
	/** They were an objection. */
	#objected = false;
	#sections = 0;
	#sinceTold = 0;
	/** Sections since the last summing up. */
	#sinceCheck = CHECK_REST;
	#codes = 0;
	/** What was told last was grave. */
	#toldGrave = false;

	constructor(options: ConversationOptions) {
		this.#o = options;
		const { stock, phrasing, language, known } = options;
		this.#telling = { stock, phrasing, language, known };
		this.#leading = new Leading(options);
	}

	/** @param hook the episode's, when it has to be recalled in this section */
	section(read: ReadSection, beats: readonly Beat[], hook: Recalled | null = null): void {
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
			this.#describe(read, hook);
			this.#sections++;
			return;
		}
		const afterHook = hook && told.findIndex(({ beat }) => (beat.units[0]?.span.start ?? 0) >= hook.span.end);
		told.forEach(({ beat, turns }, index) => {
			this.#hush(turns);
			if (hook && index === afterHook) {
				if (index === 0) this.#enter(read, beat, turns);
				this.#recall(beat, turns, hook);
				return;
			}
			if (index > 0 && this.#tellA(beat, turns)) return;
			const lead = index === 0 ? this.#enter(read, beat, turns) : this.#goOn(beat, turns);
			if (index > 0 && this.#o.script.last?.speaker === 'B' && this.#tellA(beat, turns, true)) return;
			this.#answer(beat, turns, lead);
		});
		this.#hush([]);
		if (told.length >= 3) this.#sumUp(told.flatMap(({ beat }) => beat.units));
		this.#sections++;
	}

	/** No jokes on either side of what is grave. */
	#hush(turns: readonly Told[]): void {
		const isGraveNow = turns.some((turn) => isGrave(turn.text));
		this.#o.phrasing.sober = isGraveNow || this.#toldGrave;
		this.#toldGrave = isGraveNow || (turns.length === 0 && this.#toldGrave);
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
			if (this.#sections > 0 || !this.#leading.leadA({ pool: stock.firstQuestion }, spans, turns, 'question'))
				this.#leading.question(beat, turns);
		} else if (heading.kind === 'opening' || heading.kind === 'closing') {
			const pool = heading.kind === 'opening' ? stock.bridgeOpening : stock.bridgeClosing;
			this.#leading.leadA({ pool, leads: this.#leading.leads(0.3) }, spans, turns, 'bridge');
		} else if (heading.kind === 'question') {
			this.#leading.leadA(
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
		const leads = byB ? [this.#owesAnswer ? stock.confirm : null] : this.#leading.leads(0.45);
		this.#leading.remember(named);
		this.#leading.lead(byB ? 'B' : 'A', { ...wish, leads }, spans, turns, 'bridge');
		this.#owesAnswer = false;
		if (byB && !this.#leading.leadA({ pool: stock.afterBridge }, spans, turns, 'question'))
			this.#leading.question(beat, turns);
	}

	/** Says that this is where the hook stood, before what followed it: host A where it is their turn, else host B. */
	#recall(beat: Beat, turns: Told[], hook: Recalled): void {
		const { script, phrasing, stock } = this.#o;
		const fits = (text: string) => script.fits(text, turns[0]?.text);
		const said = recalled(hook, { stock, phrasing, fits });
		const [first, ...rest] = turns;
		if (!said || !first) this.#answer(beat, turns);
		else if (script.run('A') > 0 || beat.form !== 'sentence') {
			const spans = [hook.span, ...first.spans];
			this.#answer(beat, [{ text: `${said} ${first.text}`, spans }, ...rest], null, false);
		} else {
			script.push('A', 'reaction', said, [hook.span]);
			this.#answer(beat, turns);
		}
	}

	/** From one turn to the next inside a section. @returns what host B's answer begins with */
	#goOn(beat: Beat, turns: Told[]): Pool | null {
		const { chance, phrasing, stock } = this.#o;
		if (beat.question && this.#ask(beat.question)) return null;
		if (this.#owesAnswer) {
			return this.#objected ? stock.concession : stock.confirm;
		}
		const reacts = beat.form !== 'list' && chance.happens(HABITS[phrasing.register].reacts);
		if (!reacts || !this.#leading.react(turns)) this.#leading.question(beat, turns);
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

	/** Host B tells; a long list is broken by a word from host A. */
	#answer(beat: Beat, turns: Told[], lead: Pool | null = null, announces = true): void {
		const { script, stock, phrasing, chance } = this.#o;
		const role = beat.kind === 'example' ? 'example' : 'explain';
		turns.forEach((turn, index) => {
			if (beat.form === 'dialogue') {
				this.#read(turn, index);
				return;
			}
			if (index > 0)
				this.#leading.leadA({ pool: stock.questions.general.plain, leads: [null] }, turn.spans, [turn], 'question');
			let { text } = turn;
			const framed = announces && beat.form === 'sentence' && !beat.units.some((unit) => unit.firstPerson);
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
		this.#leading.told(beat, turns, 'B');
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
		const speaksForItself =
			beat.form !== 'sentence' || beat.units.some((unit) => unit.firstPerson || unit.article || unit.footnote);
		if (!turn || turns.length > 1 || (speaksForItself && !must) || script.run('A') > 0) return false;
		if (!must && (beat.question || this.#owesAnswer)) return false;
		const isWeighty = turn.text.split(/\s+/).length >= WORTH_ANNOUNCING;
		const first = beat.units[0]?.sentences[0] ?? '';
		const objects = isWeighty && phrasing.register === 'debate' && opposes(first, language);
		this.#sinceTold++;
		const may = isWeighty && this.#sinceTold > 3 && chance.happens(HABITS[phrasing.register].tellsA * 1.6);
		if (!must && !objects && !may) return false;
		this.#sinceTold = 0;
		const text = speaksForItself ? turn.text : this.#framed(objects ? stock.objection : stock.tellA, turn.text);
		script.push('A', 'explain', text, turn.spans);
		this.#leading.told(beat, turns, 'A');
		this.#owesAnswer = true;
		this.#objected = objects && !speaksForItself;
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
		this.#leading.forget();
	}

	#describe(read: ReadSection, hook: Recalled | null): void {
		const { script } = this.#o;
		const speaker: Speaker = script.run('B') > 0 ? 'A' : 'B';
		const told = describeSection(read, speaker, this.#o, hook);
		if (told) script.push(speaker, 'bridge', told.text, told.spans);
		this.#leading.forget();
		this.#owesAnswer = false;
	}
}
