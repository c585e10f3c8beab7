import type { CallKind, Fault } from './fault-kinds.ts';

/** `refused`: an error the request deserved; `faulted`: one it did not; `aborted`: the client left before the end. */
export type Outcome = 'pending' | 'answered' | 'refused' | 'faulted' | 'aborted';

/** One call, as it was made and answered. */
export interface EmulatedCall {
	/** From 1, over all kinds, since the start or the last reset. */
	number: number;
	kind: CallKind;
	model: string;
	streamed: boolean;
	/** Milliseconds since 1970. */
	startedAt: number;
	endedAt: number | null;
	outcome: Outcome;
	/** 0 while there is none. */
	status: number;
	fault: Fault | null;
	tokensIn: number;
	/** Thoughts and audio included. */
	tokensOut: number;
	/** Of audio that was made and sent. */
	seconds: number;
	/** What was to be said, a turn each. */
	turns: string[];
	/** The parsed body. */
	request: unknown;
}

type Sums = Record<CallKind, number>;

export interface Counts {
	/** All that came in, whatever became of it. */
	calls: Sums;
	answered: Sums;
	refused: number;
	faulted: number;
	aborted: number;
	/** Under way now, and most at one time. */
	concurrent: number;
	mostConcurrent: number;
	/** Billed: answers that went out whole, faulted ones of status 200 included, aborted ones not. */
	tokensIn: number;
	tokensOut: number;
	seconds: number;
	/** The share of the billed that went into faulted answers. */
	wasted: { calls: number; tokensIn: number; tokensOut: number; seconds: number };
	faults: Partial<Record<Fault, number>>;
}

export interface CallEnd {
	status: number;
	outcome: Exclude<Outcome, 'pending'>;
	tokensIn?: number;
	tokensOut?: number;
	seconds?: number;
}

const none = (): Sums => ({ text: 0, speech: 0, count: 0, models: 0 });

/** The service's own account of what was asked of it. */
export class Ledger {
	readonly calls: EmulatedCall[] = [];
	#mostConcurrent = 0;
	#concurrent = 0;

	begin(kind: CallKind, model: string, { streamed, request }: { streamed: boolean; request: unknown }): EmulatedCall {
		const call: EmulatedCall = {
			number: this.calls.length + 1,
			kind,
			model,
			streamed,
			startedAt: Date.now(),
			endedAt: null,
			outcome: 'pending',
			status: 0,
			fault: null,
			tokensIn: 0,
			tokensOut: 0,
			seconds: 0,
			turns: [],
			request,
		};
		this.calls.push(call);
		this.#concurrent++;
		this.#mostConcurrent = Math.max(this.#mostConcurrent, this.#concurrent);
		return call;
	}

	/** The first end of a call stands. */
	end(call: EmulatedCall, end: CallEnd): void {
		if (call.outcome !== 'pending') return;
		Object.assign(call, end, { endedAt: Date.now() });
		if (this.calls.includes(call)) this.#concurrent--;
	}

	/** Forgets all calls; one that is under way is counted no more. */
	reset(): void {
		this.calls.length = 0;
		this.#concurrent = 0;
		this.#mostConcurrent = 0;
	}

	get concurrent(): number {
		return this.#concurrent;
	}

	/** How many calls that were not refused began in the last so many milliseconds. */
	begunWithin(milliseconds: number): number {
		const from = Date.now() - milliseconds;
		return this.calls.filter(({ startedAt, outcome }) => startedAt >= from && outcome !== 'refused').length;
	}

	counts(): Counts {
		const counts: Counts = {
			calls: none(),
			answered: none(),
			refused: 0,
			faulted: 0,
			aborted: 0,
			concurrent: this.#concurrent,
			mostConcurrent: this.#mostConcurrent,
			tokensIn: 0,
			tokensOut: 0,
			seconds: 0,
			wasted: { calls: 0, tokensIn: 0, tokensOut: 0, seconds: 0 },
			faults: {},
		};
		for (const call of this.calls) addCall(counts, call);
		return counts;
	}
}

function addCall(counts: Counts, call: EmulatedCall): void {
	counts.calls[call.kind]++;
	if (call.fault) counts.faults[call.fault] = (counts.faults[call.fault] ?? 0) + 1;
	if (call.outcome === 'pending') return;
	if (call.outcome === 'answered') counts.answered[call.kind]++;
	else counts[call.outcome]++;
	if (call.outcome === 'aborted') return;
	addBilled(counts, call);
	if (call.outcome !== 'faulted') return;
	counts.wasted.calls++;
	addBilled(counts.wasted, call);
}

function addBilled(sums: { tokensIn: number; tokensOut: number; seconds: number }, call: EmulatedCall): void {
	sums.tokensIn += call.tokensIn;
	sums.tokensOut += call.tokensOut;
	sums.seconds += call.seconds;
}
