import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault-kinds.ts';
import { type CallKind, isRefusal } from '../fault-kinds.ts';
import { Faults } from '../faults.ts';
import { type CallEnd, type EmulatedCall, Ledger } from '../ledger.ts';
import { answerControl } from '../loopback/control.ts';
import { ClientGone, type Exchange } from '../loopback/exchange.ts';
import { listen } from '../loopback/server.ts';
import type { Desk, Emulator, EmulatorOptions } from '../options.ts';
import { Speaker } from '../speech/speaker.ts';
import { countTokens } from '../tokens.ts';
import { failEarly, sendStreamed, sendUnary } from './delivery.ts';
import { badKey, GeminiError, invalid, noKey, overQuota, refusalError, unknownModel } from './errors.ts';
import { findModel, type GeminiModel, listedModels } from './models.ts';
import { answerSpeech, turnTexts } from './speech.ts';
import { readSpeechRequest } from './speech-form.ts';
import { answerText, wholeAnswer } from './text.ts';
import { readCountRequest, readTextRequest } from './text-form.ts';

const METHOD = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent|countTokens)$/;
const LISTING = /^\/v1beta\/models(?:\/([^/:]+))?$/;
/** Seconds. */
const RETRY_DELAY = 2.5;
const DAY = 86_400_000;

/** Google's Gemini API as it was in November 2026, for text and speech; as strict as that is. */
export async function startGeminiEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
	const { port = 0, apiKey = 'emulated-gemini-key', threads = 1 } = options;
	const desk: Desk = { faults: new Faults(), ledger: new Ledger() };
	const speaker = new Speaker(threads);
	const service = new GeminiService(desk, speaker, apiKey);
	const server = await listen(port, async (exchange) => {
		if (!(await answerControl(exchange, desk))) await service.answer(exchange);
	});
	return {
		url: server.url,
		apiKey,
		faults: desk.faults,
		calls: desk.ledger.calls,
		counts: () => desk.ledger.counts(),
		reset: () => desk.ledger.reset(),
		async close() {
			await server.close();
			await speaker.close();
		},
	};
}

/** One call on its way. */
interface Asked {
	exchange: Exchange;
	call: EmulatedCall;
	model: GeminiModel;
	body: unknown;
	streamed: boolean;
	fault: Fault | null;
}

type Result = Omit<CallEnd, 'outcome' | 'status'>;

class GeminiService {
	readonly #desk: Desk;
	readonly #speaker: Speaker;
	readonly #apiKey: string;

	constructor(desk: Desk, speaker: Speaker, apiKey: string) {
		this.#desk = desk;
		this.#speaker = speaker;
		this.#apiKey = apiKey;
	}

	async answer(exchange: Exchange): Promise<void> {
		const [, name = '', method = ''] = METHOD.exec(exchange.path) ?? [];
		const listing = LISTING.exec(exchange.path);
		if (exchange.method === 'POST' && method !== '') await this.#answerMethod(exchange, name, method);
		else if (exchange.method === 'GET' && listing) await this.#list(exchange, listing[1]);
		else
			await exchange.send(404, '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>', {
				'content-type': 'text/html',
			});
	}

	async #answerMethod(exchange: Exchange, name: string, method: string): Promise<void> {
		const text = await exchange.text();
		const body = parseJson(text);
		const streamed = method === 'streamGenerateContent';
		const model = findModel(name);
		const kind: CallKind = method === 'countTokens' ? 'count' : model && model.form !== 'text' ? 'speech' : 'text';
		await this.#account(exchange, { kind, name, streamed, body, text }, async (call, fault) => {
			if (!model) throw unknownModel(name, method);
			if (body === undefined) throw invalid('Invalid JSON payload received. Unexpected token.');
			if (streamed && exchange.query.get('alt') !== 'sse') throw invalid('The emulator streams with alt=sse only.');
			const asked: Asked = { exchange, call, model, body, streamed, fault };
			if (kind === 'count') return this.#count(asked);
			return kind === 'speech' ? this.#speak(asked) : this.#write(asked);
		});
	}

	async #list(exchange: Exchange, name: string | undefined): Promise<void> {
		const asked = { kind: 'models' as const, name: name ?? '', streamed: false, body: null, text: '' };
		await this.#account(exchange, asked, async (_call, fault) => {
			const models = listedModels();
			const one = models.find((model) => 'name' in model && model.name === `models/${name}`);
			if (name !== undefined && !one) throw unknownModel(name, 'GetModel');
			await sendUnary(exchange, one ?? { models }, fault);
			return {};
		});
	}

	/** Key, faults and quota; then the work, with its end written into the account. */
	async #account(
		exchange: Exchange,
		asked: { kind: CallKind; name: string; streamed: boolean; body: unknown; text: string },
		work: (call: EmulatedCall, fault: Fault | null) => Promise<Result>,
	): Promise<void> {
		const { ledger, faults } = this.#desk;
		const call = ledger.begin(asked.kind, asked.name, { streamed: asked.streamed, request: asked.body });
		try {
			this.#checkKey(exchange);
			this.#checkLimits(asked.name);
			call.fault = faults.pick(asked.kind, asked.text);
			await exchange.pause((faults.pace.secondsBefore ?? 0) * 1_000);
			if (isRefusal(call.fault)) throw refusalError(call.fault, asked.name, this.#retryDelay);
			if (await failEarly(exchange, call.fault)) {
				ledger.end(call, { status: 200, outcome: 'faulted' });
				return;
			}
			const result = await work(call, call.fault);
			ledger.end(call, { ...result, status: 200, outcome: call.fault ? 'faulted' : 'answered' });
		} catch (error) {
			await this.#fail(exchange, call, error);
		}
	}

	async #fail(exchange: Exchange, call: EmulatedCall, error: unknown): Promise<void> {
		const { ledger } = this.#desk;
		if (error instanceof ClientGone || exchange.signal.aborted) {
			ledger.end(call, { status: 0, outcome: 'aborted' });
			return;
		}
		if (!(error instanceof GeminiError)) {
			ledger.end(call, { status: 500, outcome: 'refused' });
			throw error;
		}
		ledger.end(call, { status: error.status, outcome: call.fault ? 'faulted' : 'refused' });
		await exchange.json(error.status, error.body);
	}

	#checkKey(exchange: Exchange): void {
		const key = exchange.header('x-goog-api-key');
		if (key === '') throw noKey();
		if (key !== this.#apiKey) throw badKey();
	}

	#checkLimits(model: string): void {
		const { ledger, faults } = this.#desk;
		const { concurrent = Infinity, perMinute = Infinity, perDay = Infinity } = faults.limits;
		if (ledger.begunWithin(DAY) > perDay) throw overQuota('Day', model, this.#retryDelay);
		if (ledger.begunWithin(60_000) > perMinute || ledger.concurrent > concurrent) {
			throw overQuota('Minute', model, this.#retryDelay);
		}
	}

	get #retryDelay(): number {
		return this.#desk.faults.limits.retryDelay ?? RETRY_DELAY;
	}

	async #count({ exchange, body, fault }: Asked): Promise<Result> {
		const totalTokens = countTokens(readCountRequest(body));
		await sendUnary(
			exchange,
			{ totalTokens, promptTokensDetails: [{ modality: 'TEXT', tokenCount: totalTokens }] },
			fault,
		);
		return {};
	}

	async #write({ exchange, call, model, body, streamed, fault }: Asked): Promise<Result> {
		const { secondsPerToken = 0 } = this.#desk.faults.pace;
		const identity = { model: model.name, responseId: randomUUID() };
		const asked = readTextRequest(body, model);
		const { chunks, tokensIn, tokensOut } = answerText(asked, model, {
			fault,
			identity,
			seed: call.number,
			secondsPerToken,
		});
		if (streamed) await sendStreamed(exchange, chunks, fault);
		else {
			await exchange.pause(chunks.reduce((total, { after }) => total + after, 0) * 1_000);
			await sendUnary(exchange, wholeAnswer(chunks), fault);
		}
		return { tokensIn, tokensOut };
	}

	async #speak({ exchange, call, model, body, streamed, fault }: Asked): Promise<Result> {
		const began = performance.now();
		const { secondsPerAudioSecond = 0 } = this.#desk.faults.pace;
		const asked = readSpeechRequest(body, model);
		call.turns = turnTexts(asked.turns);
		const context = { fault, seed: call.number, speaker: this.#speaker, signal: exchange.signal };
		const identity = { model: model.name, responseId: randomUUID() };
		const answer = await answerSpeech(asked, model, { ...context, identity });
		await exchange.pause(answer.seconds * secondsPerAudioSecond * 1_000 - (performance.now() - began));
		if (streamed) await sendStreamed(exchange, answer.chunks, fault);
		else await sendUnary(exchange, answer.unary, fault);
		return { tokensIn: asked.tokensIn, tokensOut: answer.tokensOut, seconds: answer.seconds };
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
