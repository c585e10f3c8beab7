import { type Fault, isRefusal, type Refusal } from '../fault-kinds.ts';
import type { EmulatedCall } from '../ledger.ts';
import { failEarly } from '../loopback/delivery.ts';
import type { Exchange } from '../loopback/exchange.ts';
import { keepAlive } from '../loopback/keep-alive.ts';
import type { ServiceError } from '../loopback/service-error.ts';
import type { EmulatorOptions } from '../options.ts';
import type { ModelQuestion } from './question.ts';
import { NotRecorded } from './stand-in.ts';

/** How the service says no. */
interface Refusals {
	refuse(fault: Refusal): ServiceError;
	/** To a question of which no answer is recorded. */
	unknown(message: string): ServiceError;
}

export interface Given {
	/** Null where the answer is to be made up: nobody stands in, or the model fails. */
	text: string | null;
	fault: Fault | null;
	/** Whether the call has ended by the fault already. */
	isOver: boolean;
}

/** A call for fewer tokens counts those of its prompt, and asks nobody anything. */
const LEAST_TOKENS = 8;

/**
 * Waits for whoever stands in for the model, if anybody does; a fault that is given becomes the call's.
 * @throws ServiceError for a fault that refuses, ClientGone
 */
export async function givenAnswer(
	{ exchange, call, fault }: { exchange: Exchange; call: EmulatedCall; fault: Fault | null },
	{ answers, keepAliveMs }: Pick<EmulatorOptions, 'answers' | 'keepAliveMs'>,
	question: ModelQuestion,
	refusals: Refusals,
): Promise<Given> {
	if (!answers || question.mostTokens < LEAST_TOKENS) return { text: null, fault, isOver: false };
	const { streamed } = call;
	const asked = answers.ask(question, exchange.signal).catch((error: unknown) => {
		throw error instanceof NotRecorded ? refusals.unknown(error.message) : error;
	});
	const given = await keepAlive(exchange, asked, { streamed, everyMs: keepAliveMs });
	if ('text' in given) return { text: given.text, fault, isOver: false };
	call.fault = given.fault;
	if (isRefusal(given.fault)) throw refusals.refuse(given.fault);
	return { text: null, fault: given.fault, isOver: await failEarly(exchange, given.fault) };
}
