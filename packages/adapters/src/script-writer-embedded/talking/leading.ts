import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import type { Hosts, Speaker } from '@nexus/core/scripts';
import { phraseKey } from '../reading/noun-phrases.ts';
import type { SentenceKind } from '../reading/sentence-kind.ts';
import type { Pool, ReactionKind, Stock } from '../stock/index.ts';
import { answersBack, goesOn, pointsBack, reactionKind, spansOf, thingsToAsk } from './about-beats.ts';
import type { Beat } from './beats.ts';
import { HABITS } from './habits.ts';
import type { Phrasing, Wish } from './phrasing.ts';
import type { Script } from './script.ts';
import type { Chance } from './seeded.ts';
import type { Told } from './telling.ts';

export interface LeadingOptions {
	script: Script;
	stock: Stock;
	phrasing: Phrasing;
	chance: Chance;
	language: Language;
	hosts: Hosts;
	/** The part's text, to tell names from other words. */
	known: string;
}

/** What was told last, for a reaction to it. */
interface Past {
	kind: ReactionKind;
	spans: Span[];
}

type LeadRole = 'question' | 'reaction' | 'bridge';

/** In a long episode a question may be about another thing than the first, so that there are questions enough. */
const MANY_PARTS = 8;

/** Turns in which a thing stays so fresh in mind that nobody would ask about it. */
const GIVEN = 3;

/** What leads from one turn to the next: host A's questions and reactions, and the memory that keeps them apart. */
export class Leading {
	readonly #o: LeadingOptions;
	#past: Past | null = null;
	/** The last turns told, in words. */
	#before: string[] = [];
	#recentThings: string[] = [];
	#recentKinds: SentenceKind[] = [];
	#sinceCall = 0;
	#lastReaction: ReactionKind = 'general';
	/** Turns of host B so far: a reaction needs something to react to. */
	#answers = 0;

	constructor(options: LeadingOptions) {
		this.#o = options;
	}

	told(beat: Beat, turns: readonly Told[], speaker: Speaker): void {
		if (speaker === 'B') this.#answers++;
		const text = turns.map((turn) => turn.text).join(' ');
		this.#before = [text, ...this.#before].slice(0, GIVEN);
		this.#past = {
			kind: reactionKind(beat, text, this.#o.language),
			spans: turns.flatMap((turn) => turn.spans),
		};
	}

	forget(): void {
		this.#past = null;
	}

	question(beat: Beat, turns: Told[]): void {
		const { stock, chance, phrasing, language, known } = this.#o;
		const spans = spansOf(turns[0]);
		const form = {
			list: stock.questionList,
			quote: stock.questionQuote,
			table: stock.questionTable,
			dialogue: stock.questionDialogue,
		};
		const leads = this.leads(0.5);
		const vocative = this.#call();
		if (beat.form !== 'sentence' && beat.form !== 'code') {
			const introduced = beat.form === 'list' && beat.units[0]?.attribution === ':';
			if (!introduced) {
				this.leadA({ pool: form[beat.form], leads, vocative }, spans, turns, 'question');
				return;
			}
		}
		const things = thingsToAsk(beat, {
			recent: this.#recentThings,
			before: this.#before.join(' '),
			known,
			language,
		}).slice(0, phrasing.parts > MANY_PARTS ? 2 : 1);
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
		for (const wish of wishes) if (this.leadA(wish, spans, turns, 'question')) return;
		this.react(turns);
	}

	react(turns: Told[]): boolean {
		const past = this.#past;
		const { stock, phrasing } = this.#o;
		if (!past || this.#answers < 2 || phrasing.sober) return false;
		for (const pool of [stock.reactions[past.kind], stock.reactions.general]) {
			if (this.leadA({ pool }, past.spans, turns, 'reaction')) return true;
		}
		return false;
	}

	leadA(wish: Wish, spans: readonly Span[], turns: Told[], role: LeadRole): boolean {
		return this.lead('A', wish, spans, turns, role);
	}

	/** A line from the stock that fits between the last turn and the next. @returns false when none is left */
	lead(speaker: Speaker, wish: Wish, spans: readonly Span[], turns: Told[], role: LeadRole): boolean {
		const { script, phrasing } = this.#o;
		if (script.run(speaker) >= 2) return false;
		const next = turns[0]?.text ?? null;
		const said =
			phrasing.say({ ...wish, fits: (text) => script.fits(text, next) && !script.soundsAgain(text) }) ??
			phrasing.say({ ...wish, fits: (text) => script.fits(text) });
		if (!said) return false;
		if (said.thing) this.remember(said.thing.text);
		script.push(speaker, role, said.text, spans);
		return true;
	}

	/** Reactions that may stand before the next question, in `share` of cases. */
	leads(share: number): (Pool | null)[] {
		const past = this.#past;
		const { stock, chance, phrasing, script } = this.#o;
		if (!past || this.#answers < 2 || phrasing.sober || script.last?.speaker === 'A') return [null];
		const repeats = past.kind === this.#lastReaction;
		const fitting =
			past.kind !== 'general' && !repeats && chance.happens(0.7) ? stock.leads[past.kind] : stock.leads.general;
		this.#lastReaction = past.kind;
		return chance.happens(share) ? [fitting, stock.leads.general, null] : [null, fitting, stock.leads.general];
	}

	remember(thing: string): void {
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
