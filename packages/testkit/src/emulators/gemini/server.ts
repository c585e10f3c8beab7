import { randomUUID } from 'node:crypto';
import { givenAnswer } from '../answers/given-answer.ts';
import type { ModelQuestion } from '../answers/question.ts';
import { CallHandler, parseJson, RETRY_DELAY } from '../call-handler.ts';
import { type CallKind, type Fault, GEMINI_FAULTS } from '../fault-kinds.ts';
import type { CallEnd, EmulatedCall } from '../ledger.ts';
import { type Chunk, sendEvents, sendJson } from '../loopback/delivery.ts';
import type { Exchange } from '../loopback/exchange.ts';
import type { Emulator, EmulatorOptions } from '../options.ts';
import { Speaker } from '../speech/speaker.ts';
import { countTokens } from '../tokens.ts';
import { badKey, internalError, invalid, noKey, refusalError, streamFailure, unknownModel } from './errors.ts';
import { findModel, type GeminiModel, listedModels } from './models.ts';
import { answerSpeech } from './speech.ts';
import { readSpeechRequest } from './speech-form.ts';
import { answerText, thoughtsOf, wholeAnswer } from './text.ts';
import { readCountRequest, readTextRequest, type TextAsked } from './text-form.ts';

const METHOD = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent|countTokens)$/;
const LISTING = /^\/v1beta\/models(?:\/([^/:]+))?$/;
const NOT_FOUND = '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>';

/** Google's Gemini API as it was in November 2026, for text and speech; as strict as that is. */
export async function startGeminiEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
	const { port = 0, apiKey = 'emulated-gemini-key', threads } = options;
	const handler = new CallHandler(GEMINI_FAULTS, {
		refuse: (fault, { model }, retryDelay) => refusalError(fault, model, retryDelay),
		checkKey(exchange) {
			const key = exchange.header('x-goog-api-key');
			if (key === '') throw noKey();
			if (key !== apiKey) throw badKey();
		},
	});
	const speaker = new Speaker(threads);
	const service = new GeminiService(handler, speaker, options);
	return handler.open(
		{ port, apiKey },
		(exchange) => service.answer(exchange),
		() => speaker.close(),
	);
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

type StandIn = Pick<EmulatorOptions, 'answers' | 'keepAliveMs'>;
type Result = Omit<CallEnd, 'outcome' | 'status'>;

class GeminiService {
	readonly #handler: CallHandler;
	readonly #speaker: Speaker;
	readonly #standIn: StandIn;

	constructor(handler: CallHandler, speaker: Speaker, standIn: StandIn) {
		this.#handler = handler;
		this.#speaker = speaker;
		this.#standIn = standIn;
	}

	async answer(exchange: Exchange): Promise<void> {
		const [, name = '', method = ''] = METHOD.exec(exchange.path) ?? [];
		const listing = LISTING.exec(exchange.path);
		if (exchange.method === 'POST' && method !== '') await this.#answerMethod(exchange, name, method);
		else if (exchange.method === 'GET' && listing) await this.#list(exchange, listing[1]);
		else await exchange.send(404, NOT_FOUND, { 'content-type': 'text/html' });
	}

	async #answerMethod(exchange: Exchange, name: string, method: string): Promise<void> {
		const text = await exchange.text();
		const body = parseJson(text);
		const streamed = method === 'streamGenerateContent';
		const model = findModel(name);
		const kind: CallKind = method === 'countTokens' ? 'count' : model && model.form !== 'text' ? 'speech' : 'text';
		await this.#handler.handle(exchange, { kind, model: name, streamed, body, text }, async (call, fault) => {
			if (!model) throw unknownModel(name, method);
			if (body === undefined) throw invalid('Invalid JSON payload received. Unexpected token.');
			if (streamed && exchange.query.get('alt') !== 'sse') throw invalid('The emulator streams with alt=sse only.');
			const asked: Asked = { exchange, call, model, body, streamed, fault };
			if (kind === 'count') return this.#count(asked);
			return kind === 'speech' ? this.#speak(asked) : this.#write(asked);
		});
	}

	async #list(exchange: Exchange, name: string | undefined): Promise<void> {
		const incoming = { kind: 'models' as const, model: name ?? '', streamed: false, body: null, text: '' };
		await this.#handler.handle(exchange, incoming, async (_call, fault) => {
			const models = listedModels();
			const one = models.find((model) => 'name' in model && model.name === `models/${name}`);
			if (name !== undefined && !one) throw unknownModel(name, 'GetModel');
			await sendJson(exchange, one ?? { models }, { fault, failure: internalError() });
			return {};
		});
	}

	async #count({ exchange, body, fault }: Asked): Promise<Result> {
		const totalTokens = countTokens(readCountRequest(body));
		const answer = { totalTokens, promptTokensDetails: [{ modality: 'TEXT', tokenCount: totalTokens }] };
		await sendJson(exchange, answer, { fault, failure: internalError() });
		return {};
	}

	async #write(asked: Asked): Promise<Result> {
		const { exchange, call, model, body } = asked;
		const { secondsPerToken = 0 } = this.#handler.faults.pace;
		const request = readTextRequest(body, model);
		const {
			text: given,
			fault,
			isOver,
		} = await givenAnswer(asked, this.#standIn, questionOf(request, model), {
			refuse: (refusal) => refusalError(refusal, model.name, RETRY_DELAY),
			unknown: invalid,
		});
		if (isOver) return {};
		const identity = { model: model.name, responseId: randomUUID() };
		const context = { fault, identity, seed: call.number, secondsPerToken, given };
		const { chunks, tokensIn, tokensOut } = answerText(request, model, context);
		if (!asked.streamed) await exchange.pause(chunks.reduce((total, { after }) => total + after, 0) * 1_000);
		await send({ ...asked, fault }, wholeAnswer(chunks), chunks);
		return { tokensIn, tokensOut };
	}

	async #speak(asked: Asked): Promise<Result> {
		const { exchange, call, model, body, fault } = asked;
		const began = performance.now();
		const { secondsPerAudioSecond = 0 } = this.#handler.faults.pace;
		const speech = readSpeechRequest(body, model);
		call.turns = speech.turns.map(({ text }) => text);
		const identity = { model: model.name, responseId: randomUUID() };
		const longest = this.#handler.faults.limits.audioSeconds ?? Number.POSITIVE_INFINITY;
		const context = { fault, identity, seed: call.number, speaker: this.#speaker, signal: exchange.signal, longest };
		const { unary, chunks, tokensOut, seconds } = await answerSpeech(speech, model, context);
		await exchange.pause(seconds * secondsPerAudioSecond * 1_000 - (performance.now() - began));
		await send(asked, unary, chunks);
		return { tokensIn: speech.tokensIn, tokensOut, seconds };
	}
}

function questionOf(asked: TextAsked, { name }: GeminiModel): ModelQuestion {
	const { system, user, schema, maxOutputTokens } = asked;
	const title = schema?.title;
	const step = typeof title === 'string' ? title : null;
	const mostTokens = maxOutputTokens - thoughtsOf(asked);
	return { protocol: 'gemini', model: name, step, system, prompt: user, schema, mostTokens };
}

async function send({ exchange, streamed, fault }: Asked, unary: object, chunks: readonly Chunk[]): Promise<void> {
	if (streamed) await sendEvents(exchange, chunks, { fault, failure: streamFailure(), newline: '\r\n' });
	else await sendJson(exchange, unary, { fault, failure: internalError() });
}
