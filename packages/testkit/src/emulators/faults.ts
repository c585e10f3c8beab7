import { z } from 'zod';
import { type CallKind, FAULTS, type Fault } from './fault-kinds.ts';
import { chance } from './random.ts';

const kind = z.enum(['text', 'speech', 'count', 'models']);

const rule = z.strictObject({
	fault: z.enum(FAULTS),
	/** The calls it is for; all to which the fault can happen unless given. */
	on: kind.optional(),
	/** The number of the call among those of its kind, from 1 since the start or the last reset. */
	call: z.int().min(1).optional(),
	/** Only calls whose body holds this text. */
	matching: z.string().optional(),
	/** How many calls it strikes; 1 unless given, 0 for every one. */
	times: z.int().min(0).optional(),
});

/** What is to go wrong, and how slow answers are. What is not given stays as it was. */
export const faultSettings = z.strictObject({
	/** The share of calls that fail, 0 to 1. */
	rate: z.number().min(0).max(1).optional(),
	seed: z.int().optional(),
	/** The faults among which the rate chooses; all unless given. */
	kinds: z.array(z.enum(FAULTS)).nullable().optional(),
	rules: z.array(rule).optional(),
	pace: z
		.strictObject({
			/** Seconds of waiting before the first byte, for every second of audio. */
			secondsPerAudioSecond: z.number().min(0).optional(),
			/** Seconds for every token of an answer's text. */
			secondsPerToken: z.number().min(0).optional(),
			/** Seconds before every answer. */
			secondsBefore: z.number().min(0).optional(),
		})
		.optional(),
	/** What the service gives at most; calls beyond are answered 429. */
	limits: z
		.strictObject({
			concurrent: z.int().min(0).optional(),
			perMinute: z.int().min(0).optional(),
			perDay: z.int().min(0).optional(),
			/** Seconds after which every audio stops, and is called finished; Gemini has been seen to stop at 327. */
			audioSeconds: z.number().min(0).optional(),
			/** Seconds that a 429 asks to wait. */
			retryDelay: z.number().min(0).optional(),
		})
		.optional(),
});

export type FaultSettings = z.infer<typeof faultSettings>;
type Rule = z.infer<typeof rule>;
type RuleOptions = Omit<Rule, 'fault'>;

/** Decides, for every call, what goes wrong with it. The same seed and order of calls give the same faults. */
export class Faults {
	#settings: Omit<FaultSettings, 'rules'> = {};
	#rules: { rule: Rule; left: number }[] = [];
	#seen = new Map<CallKind, number>();
	readonly #applicable: Record<CallKind, readonly Fault[]>;

	constructor(applicable: Record<CallKind, readonly Fault[]>) {
		this.#applicable = applicable;
	}

	get pace(): NonNullable<FaultSettings['pace']> {
		return this.#settings.pace ?? {};
	}

	get limits(): NonNullable<FaultSettings['limits']> {
		return this.#settings.limits ?? {};
	}

	/** Rules are added to those that stand; everything else takes the place of what was set. */
	set({ rules = [], ...settings }: FaultSettings): void {
		this.#settings = { ...this.#settings, ...settings };
		for (const one of rules) this.#rules.push({ rule: one, left: one.times === 0 ? Infinity : (one.times ?? 1) });
	}

	/** The next call (of a kind, or whose body holds a text) meets this fault. */
	next(fault: Fault, options: RuleOptions = {}): void {
		this.set({ rules: [{ fault, ...options }] });
	}

	/** Every call meets this fault, from now on. */
	always(fault: Fault, options: Omit<RuleOptions, 'times' | 'call'> = {}): void {
		this.next(fault, { ...options, times: 0 });
	}

	/** The n-th call of its kind, from 1, meets this fault. */
	onCall(call: number, fault: Fault, on: CallKind): void {
		this.next(fault, { call, on });
	}

	/** Nothing goes wrong any more, and nothing is slow; calls are counted from 1 again. */
	clear(): void {
		this.#settings = {};
		this.#rules = [];
		this.#seen.clear();
	}

	/** To be asked once for every call. */
	pick(on: CallKind, body: string): Fault | null {
		const call = (this.#seen.get(on) ?? 0) + 1;
		this.#seen.set(on, call);
		const struck = this.#rules.find(
			({ rule: one, left }) => left > 0 && this.#applicable[on].includes(one.fault) && applies(one, { on, call, body }),
		);
		if (struck) {
			struck.left--;
			return struck.rule.fault;
		}
		const { rate = 0, seed = 1, kinds } = this.#settings;
		const possible = this.#applicable[on].filter((fault) => kinds?.includes(fault) ?? true);
		if (possible.length === 0 || chance(seed, on, call) >= rate) return null;
		return possible[Math.floor(chance(seed, on, call, 'which') * possible.length)] ?? null;
	}
}

function applies(one: Rule, { on, call, body }: { on: CallKind; call: number; body: string }): boolean {
	if (one.on !== undefined && one.on !== on) return false;
	if (one.call !== undefined && one.call !== call) return false;
	return one.matching === undefined || body.includes(one.matching);
}
