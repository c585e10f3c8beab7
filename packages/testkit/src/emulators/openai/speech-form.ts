import type { Language, VoiceId } from '@nexus/contract';
import { detectLanguage } from '@nexus/language/detection';
import { z } from 'zod';
import { ServiceError } from '../loopback/service-error.ts';
import { kokoroLanguage, kokoroVoices, languageOf, openAiVoices } from '../speech/voices.ts';
import { unknownModel } from './errors.ts';

/** Whose manners the speech of a server has. */
export type SpeechServer = 'kokoro' | 'speaches' | 'localai';

const FORMATS = ['wav', 'pcm', 'mp3'] as const;

const request = z.looseObject({
	model: z.string(),
	input: z.string(),
	voice: z.string(),
	response_format: z.enum(FORMATS).optional(),
	speed: z.number().optional(),
	stream: z.boolean().optional(),
	lang_code: z.string().nullable().optional(),
});

export interface SpeechAsked {
	input: string;
	voice: VoiceId;
	language: Language;
	format: (typeof FORMATS)[number];
	/** 1 for the voice's own. */
	speed: number;
	/** Whether the head of the answer goes out before anything is spoken. */
	streamed: boolean;
}

const MODELS: Record<SpeechServer, readonly string[]> = {
	kokoro: ['kokoro', 'tts-1', 'tts-1-hd'],
	speaches: ['speaches-ai/Kokoro-82M-v1.0-ONNX', 'hexgrad/Kokoro-82M'],
	localai: ['kokoro', 'tts-1', 'voice-pt_BR-faber-medium'],
};
const SPEEDS = { least: 0.25, most: 4 };

export const speechModels = (server: SpeechServer): readonly string[] => MODELS[server];

/** @throws ServiceError as the server would */
export function readSpeechRequest(body: unknown, server: SpeechServer): SpeechAsked {
	const parsed = request.safeParse(body);
	if (!parsed.success) throw wrongForm(server, parsed.error.issues);
	const { model, input, voice, speed = 1, stream, lang_code: code } = parsed.data;
	checkSpeed(server, speed);
	if (!MODELS[server].includes(model)) throw modelRefused(server, model);
	const found =
		kokoroVoices.get(voice.split('+')[0] ?? '') ?? (server === 'kokoro' ? undefined : openAiVoices.get(voice));
	if (!found) throw voiceRefused(server, voice);
	if (input.trim() === '') throw emptyInput(server);
	return {
		input,
		voice: found,
		language: code ? languageOf(code) : languageSpoken(voice, input),
		format: parsed.data.response_format ?? (server === 'localai' ? 'wav' : 'mp3'),
		speed,
		streamed: server === 'kokoro' && stream !== false,
	};
}

function languageSpoken(voice: string, input: string): Language {
	return kokoroVoices.has(voice.split('+')[0] ?? '')
		? kokoroLanguage(voice)
		: languageOf(detectLanguage(input) ?? 'en');
}

function checkSpeed(server: SpeechServer, speed: number): void {
	if (speed >= SPEEDS.least && speed <= SPEEDS.most) return;
	if (server === 'localai') {
		if (speed === 0) throw localAiError(500, 'rpc error: code = Unknown desc = speed must be greater than zero');
		return;
	}
	const isLow = speed < SPEEDS.least;
	const limit = isLow ? SPEEDS.least : SPEEDS.most;
	const message = `Input should be ${isLow ? 'greater than or equal' : 'less than or equal'} to ${limit}`;
	throw fastApiError([
		{ type: isLow ? 'greater_than_equal' : 'less_than_equal', loc: ['body', 'speed'], msg: message, input: speed },
	]);
}

function modelRefused(server: SpeechServer, model: string): ServiceError {
	if (server === 'kokoro')
		return kokoroError(400, 'invalid_model', `Unsupported model: ${model}`, 'invalid_request_error');
	if (server === 'localai') return localAiError(500, `could not load model - ${model}`);
	return unknownModel(model);
}

function voiceRefused(server: SpeechServer, voice: string): ServiceError {
	if (server === 'localai') return localAiError(500, `voice ${voice} not found`);
	if (server === 'speaches') {
		const msg = `Value error, Voice '${voice}' is not supported`;
		return fastApiError([{ type: 'value_error', loc: ['body', 'voice'], msg, input: voice }]);
	}
	const known = [...kokoroVoices.keys()].join(', ');
	const message = `Voice '${voice}' not found. Available voices: ${known}`;
	return kokoroError(400, 'validation_error', message, 'invalid_request_error');
}

function emptyInput(server: SpeechServer): ServiceError {
	if (server === 'kokoro') {
		return kokoroError(400, 'validation_error', 'Input text is empty after preprocessing', 'invalid_request_error');
	}
	if (server === 'localai') return localAiError(400, 'input is empty');
	return fastApiError([
		{ type: 'string_too_short', loc: ['body', 'input'], msg: 'String should have at least 1 character' },
	]);
}

function wrongForm(server: SpeechServer, issues: readonly z.core.$ZodIssue[]): ServiceError {
	if (server === 'localai') return localAiError(400, issues[0]?.message ?? 'bad request');
	return fastApiError(
		issues.map(({ path, message }) => ({ type: 'value_error', loc: ['body', ...path], msg: message })),
	);
}

/** An error in the form of Kokoro-FastAPI. */
export function kokoroFailure({ status, message, headers }: ServiceError): ServiceError {
	const detail = { error: 'processing_error', message, type: 'server_error' };
	return new ServiceError(status, message, { detail }, headers);
}

function kokoroError(status: number, error: string, message: string, type: string): ServiceError {
	return new ServiceError(status, message, { detail: { error, message, type } });
}

function localAiError(code: number, message: string): ServiceError {
	return new ServiceError(code, message, { error: { code, message, type: '' } });
}

function fastApiError(detail: object[]): ServiceError {
	return new ServiceError(422, 'validation', { detail });
}
