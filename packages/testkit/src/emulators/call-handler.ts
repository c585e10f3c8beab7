import { type CallKind, type Fault, isRefusal, type Refusal } from './fault-kinds.ts';
import { Faults } from './faults.ts';
import { type CallEnd, type EmulatedCall, Ledger } from './ledger.ts';
import { answerControl } from './loopback/control.ts';
import { failEarly } from './loopback/delivery.ts';
import { ClientGone, type Exchange } from './loopback/exchange.ts';
import { listen } from './loopback/server.ts';
import { ServiceError } from './loopback/service-error.ts';
import type { Emulator } from './options.ts';

/** How an emulated service refuses calls. */
export interface ServiceRules {
	/** @throws ServiceError */
	checkKey(exchange: Exchange): void;
	/** @param retryDelay seconds */
	refuse(fault: Refusal, incoming: IncomingCall, retryDelay: number): ServiceError;
	/** Whether the service has already answered 200 by the time it fails; then the work itself fails. */
	isLate?(incoming: IncomingCall): boolean;
}

export interface IncomingCall {
	kind: CallKind;
	model: string;
	streamed: boolean;
	/** The parsed body; undefined when it was no JSON. */
	body: unknown;
	text: string;
}

type Result = Omit<CallEnd, 'outcome' | 'status'>;
/** Answers a call. @throws ServiceError when the request is refused */
export type Work = (call: EmulatedCall, fault: Fault | null) => Promise<Result>;

/** Seconds. */
export const RETRY_DELAY = 2.5;
const DAY = 86_400_000;

/** Handles every call to an emulated service: checks key and quotas, injects faults, and records the call in the ledger. */
export class CallHandler {
	readonly faults: Faults;
	readonly ledger = new Ledger();
	readonly #rules: ServiceRules;

	constructor(applicable: Record<CallKind, readonly Fault[]>, manners: ServiceRules) {
		this.faults = new Faults(applicable);
		this.#rules = manners;
	}

	/** Starts the service. @param close closes what else belongs to it */
	async open(
		{ port, apiKey }: { port: number; apiKey: string },
		answer: (exchange: Exchange) => Promise<void>,
		close: () => Promise<void>,
	): Promise<Emulator> {
		const { faults, ledger } = this;
		const server = await listen(port, async (exchange) => {
			if (!(await answerControl(exchange, { faults, ledger }))) await answer(exchange);
		});
		return {
			url: server.url,
			apiKey,
			faults,
			calls: ledger.calls,
			counts: () => ledger.counts(),
			reset: () => ledger.reset(),
			async close() {
				await server.close();
				await close();
			},
		};
	}

	/** Does the work unless the call is refused or a fault is due, and records the outcome. */
	async handle(exchange: Exchange, incoming: IncomingCall, work: Work): Promise<void> {
		const { kind, model, streamed, body, text } = incoming;
		const call = this.ledger.begin(kind, model, { streamed, request: body });
		try {
			this.#rules.checkKey(exchange);
			this.#checkLimits(incoming);
			const fault = this.faults.pick(kind, text);
			call.fault = fault;
			await exchange.pause((this.faults.pace.secondsBefore ?? 0) * 1_000);
			if (isRefusal(fault) && !this.#rules.isLate?.(incoming))
				throw this.#rules.refuse(fault, incoming, this.#retryDelay);
			const isOver = await failEarly(exchange, fault);
			const result = isOver ? {} : await work(call, fault);
			this.ledger.end(call, { ...result, status: 200, outcome: call.fault ? 'faulted' : 'answered' });
		} catch (error) {
			await this.#fail(exchange, call, error);
		}
	}

	async #fail(exchange: Exchange, call: EmulatedCall, error: unknown): Promise<void> {
		if (error instanceof ClientGone || exchange.signal.aborted) {
			this.ledger.end(call, { status: 0, outcome: 'aborted' });
			return;
		}
		if (!(error instanceof ServiceError)) {
			this.ledger.end(call, { status: 500, outcome: 'refused' });
			throw error;
		}
		this.ledger.end(call, { status: error.status, outcome: call.fault ? 'faulted' : 'refused' });
		await exchange.error(error);
	}

	#checkLimits(incoming: IncomingCall): void {
		const { concurrent = Infinity, perMinute = Infinity, perDay = Infinity } = this.faults.limits;
		if (this.ledger.begunWithin(DAY) > perDay) throw this.#rules.refuse('quota-day', incoming, this.#retryDelay);
		if (this.ledger.begunWithin(60_000) > perMinute || this.ledger.concurrent > concurrent) {
			throw this.#rules.refuse('quota-minute', incoming, this.#retryDelay);
		}
	}

	get #retryDelay(): number {
		return this.faults.limits.retryDelay ?? RETRY_DELAY;
	}
}

/** @returns undefined for what is no JSON */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
