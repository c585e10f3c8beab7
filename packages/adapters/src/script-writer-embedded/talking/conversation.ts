import type { Span } from '@nexus/core/documents';
import type { Speaker } from '@nexus/core/scripts';
import type { Recalled } from '../hook-place.ts';
import { continued } from '../reading/casing.ts';
import { isGrave } from '../reading/gravity.ts';
import type { ReadSection, Unit } from '../reading/read-part.ts';
import type { Pool } from '../stock/index.ts';
import { names, sameWords, spansOf } from './about-beats.ts';
import type { Beat } from './beats.ts';
import { describeSection, recalled } from './describe-section.ts';
import { HABITS } from './habits.ts';
import { framedHeading, plainHeading, type SpokenHeading, spokenHeading } from './headings.ts';
import { Leading, type LeadingOptions } from './leading.ts';
import type { Wish } from './phrasing.ts';
import { sumUp } from './sum-up.ts';
import { tell } from './tell.ts';
import type { Telling, Told } from './telling.ts';
import { Turns } from './turns.ts';

export interface ConversationOptions extends LeadingOptions {
	topic: string;
}

/** Sections between two summings up. */
const CHECK_REST = 4;

/** Two hosts talking through the sections of one part. */
export class Conversation {
	readonly #o: ConversationOptions;
	readonly #telling: Telling;
	readonly #leading: Leading;
	readonly #turns: Turns;
	#sections = 0;
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
		this.#turns = new Turns(options, this.#leading);
	}

	/** @param hook the episode's, when it has to be recalled in this section */
	section(read: ReadSection, beats: readonly Beat[], hook: Recalled | null = null): void {
		const { script } = this.#o;
		const title = plainHeading(read.section.heading ?? '', this.#o.known);
		if (title) script.openChapter(title);
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
			// What follows the hook in the document follows it in the episode, too, when it is told first.
			const isFirst = index === 0 && this.#sections === 0;
			if (hook && index === afterHook && !isFirst) {
				if (index === 0) this.#enter(read, beat, turns);
				else if (beat.question) this.#ask(beat.question);
				this.#recall(beat, turns, hook);
				return;
			}
			if (index > 0 && this.#turns.tellA(beat, turns)) return;
			const lead = index === 0 ? this.#enter(read, beat, turns) : this.#goOn(beat, turns);
			if (index > 0 && this.#o.script.last?.speaker === 'B' && this.#turns.tellA(beat, turns, true)) return;
			this.#turns.answer(beat, turns, lead);
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
		const wanted = this.#turns.owesAnswer || script.last?.speaker === 'A' || chance.happens(0.2);
		const byB = wanted && this.#sections > 0 && script.run('B') < 2;
		const thing = beat.units[0]?.things.find((one) => sameWords(one.text, named));
		const wish: Wish = thing
			? { pool: byB ? stock.bridgeThingB : stock.bridgeThing, things: [thing], unique: true }
			: { pool: byB ? stock.bridgeB : stock.bridge, values: { h: framedHeading(named, language) }, unique: true };
		const leads = byB ? [this.#turns.owesAnswer ? stock.confirm : null] : this.#leading.leads(0.45);
		this.#leading.remember(named);
		this.#leading.lead(byB ? 'B' : 'A', { ...wish, leads }, spans, turns, 'bridge');
		this.#turns.owesAnswer = false;
		if (byB && !this.#leading.leadA({ pool: stock.afterBridge }, spans, turns, 'question'))
			this.#leading.question(beat, turns);
	}

	/** Says that this is where the hook stood, before what followed it: host A where it is their turn, else host B. */
	#recall(beat: Beat, turns: Told[], hook: Recalled): void {
		const { script, phrasing, stock } = this.#o;
		const fits = (text: string) => script.fits(text, turns[0]?.text);
		const said = recalled(hook, { stock, phrasing, fits });
		const [first, ...rest] = turns;
		if (!said || !first) this.#turns.answer(beat, turns);
		else if (script.run('A') > 0 || beat.form !== 'sentence') {
			const spans = [hook.span, ...first.spans];
			this.#turns.answer(beat, [{ text: `${said} ${first.text}`, spans }, ...rest], null, false);
		} else {
			script.push('A', 'reaction', said, [hook.span]);
			this.#turns.answer(beat, turns);
		}
	}

	/** From one turn to the next inside a section. @returns what host B's answer begins with */
	#goOn(beat: Beat, turns: Told[]): Pool | null {
		const { chance, phrasing, stock } = this.#o;
		if (beat.question && this.#ask(beat.question)) return null;
		if (this.#turns.owesAnswer) {
			return this.#turns.objected ? stock.concession : stock.confirm;
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
		this.#turns.owesAnswer = false;
		return true;
	}

	/** Sums up a long section by the things it named, and has it confirmed. */
	#sumUp(units: readonly Unit[]): void {
		const { chance, phrasing, script } = this.#o;
		this.#sinceCheck++;
		if (this.#turns.owesAnswer || script.run('A') > 0 || this.#sinceCheck < CHECK_REST) return;
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
		this.#turns.owesAnswer = false;
	}
}
