import type { Emulator } from '../options.ts';

interface GeminiAnswer {
	candidates: [
		{
			content: { parts?: { text?: string; inlineData?: { mimeType: string; data: string } }[] };
			finishReason?: string;
			continuationToken?: string;
		},
	];
	promptFeedback?: { blockReason: string };
	usageMetadata: {
		promptTokenCount: number;
		candidatesTokenCount: number;
		thoughtsTokenCount: number;
		totalTokenCount: number;
	};
	totalTokens: number;
	error: { code: number; status: string; message: string; details: [{ reason?: string }] };
}

const PASSAGES = [
	'A chegada do café',
	'O café chegou ao vale em 1825. As primeiras fazendas plantaram 40 mil pés, e a colheita levava três meses.',
	'Em 1850 eram 12 fazendas, e a estrada de ferro veio logo depois.',
];

/** A request for a script, in the form of the product's prompts. */
export function scriptRequest({ passages = PASSAGES, opening = false, closing = false, language = 'pt-BR' } = {}) {
	const document = passages.map((text, index) => `[p${index + 4}] ${text}`).join('\n');
	const line = {
		type: 'object',
		properties: {
			speaker: { type: 'string', enum: ['A', 'B'] },
			text: { type: 'string' },
			passages: { type: 'array', items: { type: 'integer' } },
		},
		required: ['speaker', 'text', 'passages'],
	};
	const generationConfig: Record<string, unknown> = {
		responseMimeType: 'application/json',
		responseJsonSchema: { type: 'object', properties: { lines: { type: 'array', items: line } }, required: ['lines'] },
		thinkingConfig: { thinkingLevel: 'LOW' },
	};
	const prompt = `<order opening="${opening}" closing="${closing}">\n<document>\n${document}\n</document>`;
	return {
		systemInstruction: { parts: [{ text: `Write a podcast for two hosts. Language: ${language}` }] },
		contents: [{ role: 'user', parts: [{ text: prompt }] }],
		generationConfig,
	};
}

/** A request for two turns of speech, as reference pages have it. */
export function speechRequest() {
	const voice = (speaker: string, voiceName: string) => ({
		speaker,
		voiceConfig: { prebuiltVoiceConfig: { voiceName } },
	});
	return {
		contents: [
			{
				role: 'user',
				parts: [
					{ text: 'O café chegou ao vale há muito tempo.', speechMetadata: { speaker: 'Ana', style: 'calm' } },
					{ text: 'E quando foi isso, exatamente?', speechMetadata: { speaker: 'Beto', style: 'curious' } },
				],
			},
		],
		generationConfig: {
			responseModalities: ['AUDIO'],
			responseFormat: { audio: { mimeType: 'AUDIO_L16', sampleRate: 24_000 } },
			speechConfig: {
				languageCode: 'pt-BR',
				multiSpeakerVoiceConfig: { speakerVoiceConfigs: [voice('Ana', 'Kore'), voice('Beto', 'Puck')] },
			},
		},
	};
}

/** Asks with the right key, unless the headers say otherwise. Events are those of a streamed answer. */
export async function askGemini(
	{ url, apiKey }: Emulator,
	path: string,
	body: unknown,
	{ headers = {}, signal = null }: { headers?: Record<string, string>; signal?: AbortSignal | undefined | null } = {},
): Promise<{ status: number; body: GeminiAnswer; events: GeminiAnswer[]; text: string }> {
	const response = await fetch(`${url}/v1beta/models/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey, ...headers },
		body: JSON.stringify(body),
		signal,
	});
	const text = await response.text();
	const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
	const events = isStream ? eventsOf(text) : [];
	const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
	return { status: response.status, body: isJson ? JSON.parse(text) : null, events, text };
}

function eventsOf(text: string): GeminiAnswer[] {
	return text
		.split('\r\n\r\n')
		.filter((event) => event.startsWith('data: '))
		.map((event) => JSON.parse(event.slice('data: '.length)));
}

/** The text of an answer. */
export function textOf({ candidates }: GeminiAnswer): string {
	return (candidates[0].content.parts ?? []).map(({ text = '' }) => text).join('');
}

/** The audio of an answer. */
export function audioOf({ candidates }: GeminiAnswer): { mimeType: string; bytes: Buffer } {
	const { mimeType = '', data = '' } = candidates[0].content.parts?.[0]?.inlineData ?? {};
	return { mimeType, bytes: Buffer.from(data, 'base64') };
}
