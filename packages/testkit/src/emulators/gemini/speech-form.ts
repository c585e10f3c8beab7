import type { VoiceId } from '@nexus/contract';
import { detectLanguage } from '@nexus/language/detection';
import { z } from 'zod';
import type { Turn } from '../speech/turns.ts';
import { geminiVoices } from '../speech/voices.ts';
import { countTokens } from '../tokens.ts';
import { invalid, wrongForm } from './errors.ts';
import type { GeminiModel } from './models.ts';
import { safetySettings } from './safety-settings.ts';

const voiceConfig = z.strictObject({ prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }) });

const speechConfig = z.strictObject({
	languageCode: z
		.string()
		.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
		.optional(),
	voiceConfig: voiceConfig.optional(),
	multiSpeakerVoiceConfig: z
		.strictObject({ speakerVoiceConfigs: z.array(z.strictObject({ speaker: z.string().min(1), voiceConfig })) })
		.optional(),
});

const contentsOf = <T extends z.ZodType>(part: T) =>
	z.array(z.strictObject({ role: z.literal('user').optional(), parts: z.array(part).min(1) })).length(1);

const speechRequest = z.strictObject({
	contents: contentsOf(
		z.strictObject({
			text: z.string().min(1),
			speechMetadata: z.strictObject({ speaker: z.string().optional(), style: z.string().optional() }).optional(),
		}),
	),
	generationConfig: z.strictObject({
		responseModalities: z.tuple([z.literal('AUDIO')]),
		responseFormat: z
			.strictObject({ audio: z.strictObject({ mimeType: z.literal('AUDIO_L16'), sampleRate: z.literal(24_000) }) })
			.optional(),
		speechConfig,
	}),
	safetySettings,
});

const oldSpeechRequest = z.strictObject({
	contents: contentsOf(z.strictObject({ text: z.string().min(1) })),
	generationConfig: z.strictObject({
		responseModalities: z.tuple([z.literal('AUDIO')]),
		speechConfig,
		temperature: z.number().min(0).max(2).optional(),
	}),
	safetySettings,
});

export interface SpeechAsked {
	turns: Turn[];
	/** The voice that speaks what stands between bars in a turn of the other one. */
	voices: VoiceId[];
	language: string;
	tokensIn: number;
}

/** What the service says of these rather than that it does not know them. */
const REFUSED_ON_SPEECH: [name: string, at: 'body' | 'config'][] = [
	['systemInstruction', 'body'],
	['temperature', 'config'],
	['topP', 'config'],
	['topK', 'config'],
];

/** @throws ServiceError 400 for whatever the service would refuse */
export function readSpeechRequest(body: unknown, model: GeminiModel): SpeechAsked {
	const old = model.form === 'old-speech';
	if (!old) refuseUnsupported(body);
	const asked = old ? readOld(body) : readNew(body);
	if (asked.tokensIn > model.input) {
		throw invalid(
			`The input token count (${asked.tokensIn}) exceeds the maximum number of tokens allowed (${model.input}).`,
		);
	}
	return asked;
}

function refuseUnsupported(body: unknown): void {
	const config = (body as { generationConfig?: unknown } | null)?.generationConfig;
	for (const [name, at] of REFUSED_ON_SPEECH) {
		const holder = at === 'body' ? body : config;
		if (typeof holder === 'object' && holder !== null && name in holder) {
			throw invalid(`${name} is not supported by this model.`);
		}
	}
}

function readNew(body: unknown): SpeechAsked {
	const parsed = speechRequest.safeParse(body);
	if (!parsed.success) throw wrongForm(parsed.error);
	const { contents, generationConfig } = parsed.data;
	const parts = contents[0]?.parts ?? [];
	const voiceOf = voicesOf(generationConfig.speechConfig);
	const turns = parts.map(({ text, speechMetadata }): Turn => {
		return { text, style: speechMetadata?.style ?? '', voice: voiceOf.of(speechMetadata?.speaker) };
	});
	return asked(turns, voiceOf.all, generationConfig.speechConfig.languageCode);
}

/** One text: lines `Name: ...` for two speakers; what stands before the first of them is a direction. */
function readOld(body: unknown): SpeechAsked {
	const parsed = oldSpeechRequest.safeParse(body);
	if (!parsed.success) throw wrongForm(parsed.error);
	const { contents, generationConfig } = parsed.data;
	const [part, ...more] = contents[0]?.parts ?? [];
	if (!part || more.length > 0) throw invalid('Speech generation takes exactly one text part.');
	const { speechConfig: config } = generationConfig;
	const voiceOf = voicesOf(config);
	const names = config.multiSpeakerVoiceConfig?.speakerVoiceConfigs.map(({ speaker }) => speaker) ?? [];
	if (names.length === 0) {
		return asked([{ text: part.text, style: '', voice: voiceOf.of(undefined) }], voiceOf.all, config.languageCode);
	}
	const turns: Turn[] = [];
	for (const line of part.text.split('\n')) {
		const name = names.find((one) => line.startsWith(`${one}:`));
		const last = turns.at(-1);
		if (name !== undefined)
			turns.push({ text: line.slice(name.length + 1).trim(), style: '', voice: voiceOf.of(name) });
		else if (last) last.text = `${last.text} ${line}`.trim();
	}
	if (turns.length === 0) throw invalid('None of the speakers of multi_speaker_voice_config speaks in the text.');
	return { ...asked(turns, voiceOf.all, config.languageCode), tokensIn: countTokens(part.text) };
}

function asked(turns: Turn[], voices: VoiceId[], languageCode: string | undefined): SpeechAsked {
	const text = turns.map((turn) => turn.text).join('\n');
	const tokensIn = countTokens(text) + turns.reduce((total, { style }) => total + countTokens(style), 0);
	return { turns, voices, language: languageCode ?? detectLanguage(text) ?? 'en-US', tokensIn };
}

function voicesOf({ voiceConfig: one, multiSpeakerVoiceConfig: multi }: z.infer<typeof speechConfig>) {
	if ((one === undefined) === (multi === undefined)) {
		throw invalid('Exactly one of voice_config and multi_speaker_voice_config must be set.');
	}
	if (one) {
		const voice = voiceNamed(one.prebuiltVoiceConfig.voiceName);
		return { all: [voice], of: () => voice };
	}
	const speakers = multi?.speakerVoiceConfigs ?? [];
	if (speakers.length !== 2) {
		throw invalid(`The number of enabled_voices must equal 2, but ${speakers.length} were given.`);
	}
	const voices = new Map(
		speakers.map((each) => [each.speaker, voiceNamed(each.voiceConfig.prebuiltVoiceConfig.voiceName)] as const),
	);
	if (voices.size !== 2) throw invalid('The two speakers must have different names.');
	return {
		all: [...voices.values()],
		of(speaker: string | undefined): VoiceId {
			const voice = voices.get(speaker ?? '');
			if (voice === undefined) throw invalid(`Speaker "${speaker ?? ''}" is not in multi_speaker_voice_config.`);
			return voice;
		},
	};
}

function voiceNamed(name: string): VoiceId {
	const voice = geminiVoices.get(name);
	if (voice === undefined) {
		throw invalid(
			`Voice name ${name} is not supported. Allowed voice names are: ${[...geminiVoices.keys()].join(', ').toLowerCase()}`,
		);
	}
	return voice;
}
