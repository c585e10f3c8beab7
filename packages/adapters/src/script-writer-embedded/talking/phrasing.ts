import type { NounPhrase } from '../reading/tokens.ts';
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
	/** Whether a phrase of the pool may be used at all, reactions before it aside. */
	allows?: ((phrase: string) => boolean) | undefined;
	/** The line holds a sentence of the document, so that it cannot be said by another part. */
	unique?: boolean;
}

export interface Said {
	text: string;
	thing: NounPhrase | null;
}

const NONE: readonly string[] = [];
/** The ways of speaking that give way to the analysts' where jokes would be out of place. */
const LIGHT: readonly Register[] = ['entertaining', 'debate', 'friends'];
/** The golden ratio's fraction: parts begin at places of a pool that lie far from those of the parts before. */
const GOLDEN = 0.618_033_988_75;

/**
 * Finds words for a turn, never the same twice in an episode. Parts are written side by side without seeing each other, so
 * each possible line belongs to one part alone, by a hash of what it is made of: a part may only say the lines that are its
 * own.
 */
export class Phrasing {
	readonly #register: Register;
	/** Parts of the episode. */
	readonly parts: number;
	readonly #chance: Chance;
	readonly #seed: number;
	readonly #part: number;
	readonly #uses = new Map<string, number>();
	readonly #hashes = new Map<string, number>();
	readonly #orders = new Map<readonly string[], readonly string[]>();
	readonly #neutrals = new Map<Pool, readonly string[]>();
	readonly #said = new Set<string>();
	#sober = false;

	constructor(options: { register: Register; chance: Chance; seed: number; part: number; parts: number }) {
		this.#register = options.register;
		this.#chance = options.chance;
		this.#seed = options.seed;
		this.#part = options.part;
		this.parts = options.parts;
	}

	/** The way of speaking: that of the episode, or of analysts where jokes would be out of place. */
	get register(): Register {
		return this.#sober ? 'analytical' : this.#register;
	}

	get sober(): boolean {
		return this.#sober;
	}

	/** Speaks without jokes as long as what is told is grave. */
	set sober(sober: boolean) {
		this.#sober = sober;
	}

	/** A line that fits, or null when this part has none left. */
	say(wish: Wish): Said | null {
		const fits = wish.fits ?? (() => true);
		for (const candidate of this.#candidates(wish)) {
			const text = worded(candidate, wish);
			if (!fits(text)) continue;
			const key = soundKey(text);
			if (this.#said.has(key)) continue;
			this.#said.add(key);
			for (const used of [candidate.lead, candidate.phrase]) if (used) this.#uses.set(used, this.#used(used) + 1);
			return { text, thing: candidate.thing };
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
		if (this.#sober && LIGHT.includes(this.#register)) return this.#leastUsed(this.#neutral(pool));
		const own = this.#leastUsed(pool[this.#register] ?? NONE);
		const common = this.#leastUsed(pool.any ?? NONE);
		const rank = new Map([
			...own.map((phrase) => [phrase, this.#used(phrase)] as const),
			...common.map((phrase) => [phrase, this.#used(phrase) + (own.length > 0 ? 1.5 : 0)] as const),
		]);
		return [...own, ...common].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
	}

	/** The phrases of a pool that joke about nothing; each register begins at another, so that duos do not turn sober alike. */
	#neutral(pool: Pool): readonly string[] {
		const known = this.#neutrals.get(pool);
		if (known) return known;
		const calm = alternating(this.#inOrder(pool.any ?? NONE), this.#inOrder(pool.analytical ?? NONE));
		const ordered = calm.length > 0 ? calm : this.#inOrder(pool[this.#register] ?? NONE);
		const turn = Math.floor((LIGHT.indexOf(this.#register) / LIGHT.length) * ordered.length);
		ordered.unshift(...ordered.splice(turn));
		this.#neutrals.set(pool, ordered);
		this.#orders.set(ordered, ordered);
		return ordered;
	}

	/** What this part may say for a wish, the least used first. */
	*#candidates(wish: Wish): Generator<Candidate> {
		const phrases = this.phrases(wish.pool).filter((phrase) => wish.allows?.(phrase) ?? true);
		const leads = this.#leads(wish.leads ?? [null]);
		const things = wish.things?.length ? wish.things : [null];
		const values = wish.unique ? 0 : this.#hashOf(Object.values(wish.values ?? {}).join('|'));
		for (const lead of leads) {
			const leadHash = this.#hashOf(lead ?? '');
			for (const phrase of phrases) {
				const phraseHash = this.#hashOf(phrase);
				for (const thing of things) {
					const owner = mixed(leadHash, phraseHash, this.#hashOf(thing?.text ?? ''), values) % this.parts;
					if (wish.unique || owner === this.#part) yield { lead, phrase, thing };
				}
			}
		}
	}

	/** With no lead first where that comes first; else the leads of all the pools, the least used first. */
	#leads(pools: readonly (Pool | null)[]): (string | null)[] {
		const phrases = pools.flatMap((pool) => (pool ? this.phrases(pool) : []));
		const ordered = [...new Set(phrases)].sort((a, b) => this.#used(a) - this.#used(b));
		if (!pools.includes(null)) return ordered;
		return pools[0] === null ? [null, ...ordered] : [...ordered.filter((lead) => this.#used(lead) < 2), null];
	}

	#hashOf(text: string): number {
		const known = this.#hashes.get(text);
		if (known !== undefined) return known;
		const value = hash(text, this.#seed);
		this.#hashes.set(text, value);
		return value;
	}

	#leastUsed(phrases: readonly string[]): string[] {
		const ordered = this.#orders.get(phrases) ?? this.#inOrder(phrases);
		this.#orders.set(phrases, ordered);
		return ordered.toSorted((a, b) => this.#used(a) - this.#used(b));
	}

	/** In an order of the episode's own, which goes on from part to part. */
	#inOrder(phrases: readonly string[]): string[] {
		const shuffled = phrases.toSorted((a, b) => this.#hashOf(a) - this.#hashOf(b));
		const turn = Math.floor(((this.#part * GOLDEN) % 1) * shuffled.length);
		return [...shuffled.slice(turn), ...shuffled.slice(0, turn)];
	}

	#used(phrase: string): number {
		return this.#uses.get(phrase) ?? 0;
	}
}

interface Candidate {
	lead: string | null;
	phrase: string;
	thing: NounPhrase | null;
}

function worded({ lead, phrase, thing }: Candidate, wish: Wish): string {
	const body = called(fill(phrase, { thing: thing ?? undefined, values: wish.values }), wish.vocative ?? null);
	return lead ? `${lead} ${body}` : body;
}

/** One of each in turn, then what is left of the longer. */
function alternating(first: readonly string[], second: readonly string[]): string[] {
	const longest = Math.max(first.length, second.length);
	return Array.from({ length: longest }, (_none, index) => [
		...first.slice(index, index + 1),
		...second.slice(index, index + 1),
	]).flat();
}

function mixed(...hashes: number[]): number {
	let value = 0x9e3779b9;
	for (const one of hashes) {
		value = Math.imul(value ^ one, 0x85ebca6b) >>> 0;
		value = (value ^ (value >>> 13)) >>> 0;
	}
	return value;
}

/** "Por quê?" -> "Por quê, Marina?" */
function called(text: string, name: string | null): string {
	return name && text.endsWith('?') ? `${text.slice(0, -1)}, ${name}?` : text;
}
