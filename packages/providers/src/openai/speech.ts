import { createHash } from 'node:crypto';
import { LANGUAGES, VOICE_IDS } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { ClipRequest, RawAnswer, SpeechListener, SpeechSynthesizer } from '@nexus/core/ports';
import { spokenSeconds } from '@nexus/core/scripts';
import { spokenText } from '@nexus/language/spoken-text';
import { localSpeechLimitMs } from '../calls/index.ts';
import { createProvidedSpeech, type ProviderAnswer, type Receive, RefusedSpeech } from '../speech/index.ts';
import type { OpenAiClient } from './client.ts';
import { languageCode, type ServerVoice, serverVoice } from './speech-voices.ts';

/** Of the requests that we make and of what we do with their answers. */
const VERSION = 1;
/** A server of one's own has one or two processors for it. */
const CONCURRENCY = 2;
const LIMITS = { lines: 1, characters: 1_800 };

type Format = 'wav' | 'pcm';

/**
 * The voices of a server with `/v1/audio/speech`: Kokoro-FastAPI, Speaches, LocalAI. One turn a request, its numbers and
 * signs in words, which these engines read poorly; word times, of the text as it is written, come from the listener.
 * @param voices what stands for our voices there; those of Kokoro where none is given
 */
export function createOpenAiSpeech({
	client,
	model,
	voices,
	listener,
}: {
	client: Pick<OpenAiClient, 'bytes' | 'provider'>;
	model: string;
	voices: readonly ServerVoice[];
	listener: SpeechListener;
}): SpeechSynthesizer {
	let accepted: Format | null = null;

	async function fetchSpeech(request: ClipRequest, receive: Receive): Promise<RawAnswer> {
		if (accepted) return inFormat(request, accepted, receive);
		try {
			const answer = await inFormat(request, 'wav', receive);
			accepted = 'wav';
			return answer;
		} catch (error) {
			if (!(error instanceof NexusError && error.code === 'provider_request_refused')) throw error;
			const answer = await inFormat(request, 'pcm', receive);
			accepted = 'pcm';
			return answer;
		}
	}

	/** `stream: false`, since Kokoro-FastAPI streams otherwise, and a failure then looks like a short answer. */
	async function inFormat(
		{ language, lines: [line], signal, ending, urgent, silence }: ClipRequest,
		format: Format,
		receive: Receive,
	): Promise<RawAnswer> {
		if (!line) throw new NexusError('speech_failed');
		const input = spokenText(line.text, language, line.pronunciations).text;
		const voice = serverVoice(voices, line.voice, language);
		const code = languageCode(voice, language);
		const foreign = code === null ? {} : { lang_code: code };
		const instructions = [line.delivery, line.style].filter(Boolean).join('. ');
		const manner = takesInstructions(model) && instructions !== '' ? { instructions } : {};
		const body = { model, input, voice, response_format: format, stream: false, ...foreign, ...manner };
		const timeouts = { firstByteMs: localSpeechLimitMs(spokenSeconds([line])) };
		return await client.bytes({ path: '/audio/speech', body, signal, ending, urgent, silence, timeouts }, receive);
	}

	function read({ bytes, contentType }: RawAnswer): ProviderAnswer {
		return {
			audio: bytes.length === 0 ? new RefusedSpeech('empty') : { bytes, mimeType: contentType },
			usage: { model, inputTokens: 0, outputTokens: 0, cachedTokens: 0 },
		};
	}

	return createProvidedSpeech(
		{
			id: 'openai',
			version: versionOf(client.provider, model, voices),
			usesStyle: takesInstructions(model),
			clipSeconds: 0,
			concurrency: CONCURRENCY,
			limits: LIMITS,
			ask: async (request, receive) => read(await fetchSpeech(request, receive)),
			reread: read,
		},
		listener,
	);
}

/** Only OpenAI's own models of this kind are told how to speak; other servers refuse or ignore what they do not know. */
const takesInstructions = (model: string): boolean => /^gpt-.*-tts/.test(model);

function versionOf(provider: string, model: string, voices: readonly ServerVoice[]): string {
	const names = LANGUAGES.flatMap((language) => VOICE_IDS.map((voice) => serverVoice(voices, voice, language)));
	const sound = createHash('sha256')
		.update(JSON.stringify([provider, names]))
		.digest('hex')
		.slice(0, 12);
	return `${model}-${sound}-${VERSION}`;
}
