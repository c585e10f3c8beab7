import type { NounPhrase } from '../reading/noun-phrases.ts';
import { hash, soundKey } from '../reading/words.ts';
import type { Pool, Register } from '../stock/index.ts';
import { fill } from './fill.ts';
import type { Chance } from './seeded.ts';

/** How a line from the stock is sought. */
export interface Wish {
	pool: Pool;
	/** Reactions that may stand before it; null for none. Tried in order of how seldom they were used. */
	leads?: readonly (Pool | null)[];
	things?: readonly NounPhrase[];
	values?: Record<string, string>;
	/** Name to call the other host by, put before the question mark. */
	vocative?: string | null;
	/** Whether a text may stand where it is wanted (its opening, fillers). */
	fits?: (text: string) => boolean;
	/** The line holds a sentence of the document, so that it cannot be said by another part. */
	unique?: boolean;
}

export interface Said {
	text: string;
	thing: NounPhrase | null;
}

/**
 * Finds words for a turn, never the same twice in an episode. Parts are written side by side without seeing each other, so
 * each possible line belongs to one part alone, by its hash: a part may only say the lines that are its own.
 */
export class Phrasing {
	readonly register: Register;
	readonly #chance: Chance;
	readonly #seed: number;
	readonly #part: number;
	readonly #parts: number;
	readonly #uses = new Map<string, number>();
	readonly #order = new Map<string, number>();
	readonly #said = new Set<string>();

	constructor(options: { register: Register; chance: Chance; seed: number; part: number; parts: number }) {
		this.register = options.register;
		this.#chance = options.chance;
		this.#seed = options.seed;
		this.#part = options.part;
		this.#parts = options.parts;
	}

	/** A line that fits, or null when this part has none left. */
	say(wish: Wish): Said | null {
		const fits = wish.fits ?? (() => true);
		for (const candidate of this.#candidates(wish)) {
			const key = soundKey(candidate.text);
			if (this.#said.has(key) || !fits(candidate.text)) continue;
			if (!wish.unique && !this.#owns(key)) continue;
			this.#said.add(key);
			for (const used of candidate.pieces) this.#uses.set(used, (this.#uses.get(used) ?? 0) + 1);
			return { text: candidate.text, thing: candidate.thing };
		}
		return null;
	}

	/** The least used phrase of a pool that stands before a sentence of the document. */
	frame(pool: Pool, values: Record<string, string> = {}): string {
		const [phrase = ''] = this.phrases(pool);
		this.#uses.set(phrase, this.#used(phrase) + 1);
		return fill(phrase, { values });
	}

	shuffled<Item>(items: readonly Item[]): Item[] {
		return this.#chance.shuffled(items);
	}

	/** Marks a text as said, so that it is not said again. @returns false when it was said before */
	claim(text: string): boolean {
		const key = soundKey(text);
		if (this.#said.has(key)) return false;
		this.#said.add(key);
		return true;
	}

	/** The phrases of a pool, least used first, those of the register before the common ones. */
	phrases(pool: Pool): string[] {
		const own = this.#leastUsed(pool[this.register] ?? []);
		return [...own, ...this.#leastUsed(pool.any ?? [])].sort((a, b) => this.#used(a) - this.#used(b));
	}

	*#candidates(wish: Wish): Generator<{ text: string; thing: NounPhrase | null; pieces: string[] }> {
		const phrases = this.phrases(wish.pool);
		const leads = (wish.leads ?? [null]).flatMap((pool) => (pool ? this.phrases(pool) : [null]));
		const things = wish.things?.length ? wish.things : [null];
		for (const vocative of wish.vocative ? [wish.vocative, null] : [null]) {
			for (const lead of leads) {
				for (const phrase of phrases) {
					for (const thing of things) {
						const body = called(fill(phrase, { thing: thing ?? undefined, values: wish.values }), vocative);
						const text = lead ? `${lead} ${body}` : body;
						yield { text, thing, pieces: lead ? [lead, phrase] : [phrase] };
					}
				}
			}
		}
	}

	#owns(key: string): boolean {
		return this.#parts === 1 || hash(key, this.#seed) % this.#parts === this.#part;
	}

	#leastUsed(phrases: readonly string[]): string[] {
		for (const phrase of phrases) if (!this.#order.has(phrase)) this.#order.set(phrase, this.#chance.next());
		return [...phrases].sort(
			(a, b) => this.#used(a) - this.#used(b) || (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0),
		);
	}

	#used(phrase: string): number {
		return this.#uses.get(phrase) ?? 0;
	}
}

/** "Por quê?" -> "Por quê, Marina?" */
function called(text: string, name: string | null): string {
	return name && text.endsWith('?') ? `${text.slice(0, -1)}, ${name}?` : text;
}
