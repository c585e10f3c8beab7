import { randomUUID } from 'node:crypto';
import { givenAnswer } from '../answers/given-answer.ts';
import type { ModelQuestion } from '../answers/question.ts';
import { CallHandler, type IncomingCall, parseJson, RETRY_DELAY } from '../call-handler.ts';
import { type Fault, isRefusal, OPENAI_FAULTS } from '../fault-kinds.ts';
import type { CallEnd, EmulatedCall } from '../ledger.ts';
import { sendBody, sendEvents, sendJson } from '../loopback/delivery.ts';
import type { Exchange } from '../loopback/exchange.ts';
import type { Emulator, EmulatorOptions } from '../options.ts';
import { SPEECH_RATE, Speaker } from '../speech/speaker.ts';
import { speakOrder } from '../speech/spoken.ts';
import { countTokens } from '../tokens.ts';
import { audioBody, CONTENT_TYPES } from './audio-body.ts';
import { answerChat } from './chat.ts';
import { type ChatAsked, isReasoning, readChatRequest } from './chat-form.ts';
import { badKey, badRequest, noSuchFormat, refusalError, serverFailure, unknownModel, unsupported } from './errors.ts';
import { kokoroFailure, readSpeechRequest, type SpeechServer, speechModels } from './speech-form.ts';

export interface OpenAiEmulatorOptions extends EmulatorOptions {
	/** Whose manners the speech has; Kokoro-FastAPI's unless given. */
	speech?: SpeechServer;
	/** Whether answers are held to the schema that is sent; true unless given. */
	heedsSchema?: boolean;
	/** Refuses a schema, as DeepSeek's; false unless given. */
	refusesSchema?: boolean;
	/** Of an organization that OpenAI has verified, to which reasoning models stream; true unless given. */
	isVerified?: boolean;
	/** Tokens that a prompt may have before it is cut without a word; as Ollama's `num_ctx`. 131,072 unless given. */
	contextTokens?: number;
}

const CHAT_MODELS = ['emulated-chat', 'llama3.1:8b', 'qwen3:8b', 'gemma3:12b', 'gpt-5-mini', 'gpt-4o'];
const CONTEXT_TOKENS = 131_072;

/** A server with the part of OpenAI's API that local ones have: chat, models and speech. */
export async function startOpenAiEmulator(options: OpenAiEmulatorOptions = {}): Promise<Emulator> {
	const { port = 0, apiKey = '', threads, speech = 'kokoro' } = options;
	const { heedsSchema = true, contextTokens = CONTEXT_TOKENS, refusesSchema = false, isVerified = true } = options;
	const handler = new CallHandler(OPENAI_FAULTS, {
		checkKey(exchange) {
			if (apiKey !== '' && exchange.header('authorization') !== `Bearer ${apiKey}`) throw badKey();
		},
		refuse(fault, { kind, model }, retryDelay) {
			const error = refusalError(fault, model, retryDelay);
			return kind === 'speech' && speech === 'kokoro' ? kokoroFailure(error) : error;
		},
		isLate: ({ kind, body }) => kind === 'speech' && speech === 'kokoro' && isStreamed(body),
	});
	const speaker = new Speaker(threads);
	const service = new OpenAiService(handler, speaker, {
		...options,
		...{ speech, heedsSchema, contextTokens, refusesSchema, isVerified },
	});
	return handler.open(
		{ port, apiKey },
		(exchange) => service.answer(exchange),
		() => speaker.close(),
	);
}

/** Kokoro-FastAPI streams unless it is told not to. */
function isStreamed(body: unknown): boolean {
	return (body as { stream?: unknown } | null | undefined)?.stream !== false;
}

type Result = Omit<CallEnd, 'outcome' | 'status'>;
type Settings = Required<
	Pick<OpenAiEmulatorOptions, 'speech' | 'heedsSchema' | 'contextTokens' | 'refusesSchema' | 'isVerified'>
> &
	Pick<OpenAiEmulatorOptions, 'answers' | 'keepAliveMs'>;

class OpenAiService {
	readonly #handler: CallHandler;
	readonly #speaker: Speaker;
	readonly #settings: Settings;

	constructor(handler: CallHandler, speaker: Speaker, settings: Settings) {
		this.#handler = handler;
		this.#speaker = speaker;
		this.#settings = settings;
	}

	async answer(exchange: Exchange): Promise<void> {
		const operation = `${exchange.method} ${exchange.path}`;
		if (operation === 'GET /v1/models') await this.#list(exchange);
		else if (operation === 'POST /v1/chat/completions') {
			const incoming = await incomingCall(exchange, 'text');
			await this.#handler.handle(exchange, incoming, (call, fault) => this.#chat(exchange, call, fault));
		} else if (operation === 'POST /v1/audio/speech') {
			const incoming = await incomingCall(exchange, 'speech');
			await this.#handler.handle(exchange, incoming, (call, fault) => this.#speak(exchange, call, fault));
		} else await exchange.json(404, { detail: 'Not Found' });
	}

	async #list(exchange: Exchange): Promise<void> {
		const incoming: IncomingCall = { kind: 'models', model: '', streamed: false, body: null, text: '' };
		await this.#handler.handle(exchange, incoming, async (_call, fault) => {
			const ids = [...CHAT_MODELS, ...speechModels(this.#settings.speech)];
			const data = ids.map((id) => ({ id, object: 'model', created: 1_763_000_000, owned_by: 'emulator' }));
			await sendJson(exchange, { object: 'list', data }, { fault, failure: serverFailure() });
			return {};
		});
	}

	async #chat(exchange: Exchange, call: EmulatedCall, picked: Fault | null): Promise<Result> {
		if (call.request === undefined) throw badRequest('the body is no JSON');
		const { heedsSchema, contextTokens } = this.#settings;
		const { secondsPerToken = 0 } = this.#handler.faults.pace;
		const asked = readChatRequest(call.request, contextTokens);
		if (this.#settings.refusesSchema && asked.name !== null) throw noSuchFormat();
		if (!this.#settings.isVerified && asked.streamed && isReasoning(asked.model)) {
			const message = 'Your organization must be verified to stream this model.';
			throw unsupported('unsupported_value', 'stream', message);
		}
		if (!this.#settings.answers && !CHAT_MODELS.includes(asked.model)) throw unknownModel(asked.model);
		const visited = { exchange, call, fault: picked };
		const { text, fault, isOver } = await givenAnswer(visited, this.#settings, questionOf(asked), {
			refuse: (refusal) => refusalError(refusal, asked.model, RETRY_DELAY),
			unknown: badRequest,
		});
		if (isOver) return {};
		const context = { id: randomUUID(), fault, seed: call.number, secondsPerToken, heedsSchema, given: text };
		const { unary, chunks, tokensOut } = answerChat(asked, context);
		if (asked.streamed) {
			await sendEvents(exchange, chunks, { fault, failure: serverFailure(503), newline: '\n', last: '[DONE]' });
		} else {
			await exchange.pause(tokensOut * secondsPerToken * 1_000);
			await sendJson(exchange, unary, { fault, failure: serverFailure() });
		}
		return { tokensIn: asked.promptTokens, tokensOut };
	}

	async #speak(exchange: Exchange, call: EmulatedCall, fault: Fault | null): Promise<Result> {
		const began = performance.now();
		const asked = readSpeechRequest(call.request ?? null, this.#settings.speech);
		call.turns = [asked.input];
		const contentType = CONTENT_TYPES[asked.format];
		if (fault === 'text-part') {
			await exchange.json(200, { text: asked.input });
			return { tokensIn: countTokens(asked.input) };
		}
		const utterances = [{ voice: asked.voice, text: asked.input }];
		const { language, speed } = asked;
		const order = { utterances, language, speed, signal: exchange.signal, fault, seed: call.number };
		const { pcm: whole, declaredRate } = await speakOrder(this.#speaker, order);
		// What fails late in a stream leaves a short answer that looks like a whole one.
		const pcm = isRefusal(fault) ? whole.subarray(0, Math.floor(whole.length / 3)) : whole;
		const seconds = pcm.length / SPEECH_RATE;
		const { secondsPerAudioSecond = 0 } = this.#handler.faults.pace;
		await exchange.pause(seconds * secondsPerAudioSecond * 1_000 - (performance.now() - began));
		await sendBody(exchange, await audioBody(pcm, { ...asked, declaredRate }), contentType, fault);
		return { tokensIn: countTokens(asked.input), seconds };
	}
}

function questionOf({ model, name, system, user, schema, most }: ChatAsked): ModelQuestion {
	return { protocol: 'openai', model, step: name, system, prompt: user, schema, mostTokens: most };
}

async function incomingCall(exchange: Exchange, kind: 'text' | 'speech'): Promise<IncomingCall> {
	const text = await exchange.text();
	const body = parseJson(text);
	const { model, stream } = (body ?? {}) as { model?: unknown; stream?: unknown };
	return { kind, model: typeof model === 'string' ? model : '', streamed: stream === true, body, text };
}
