import type { Language } from '@nexus/contract';
import { bytesOf, within } from './model-files.ts';
import type { ModelVoice, RecognizedModel } from './types.ts';

/**
 * The voices of Kokoro v1.0 that speak our languages, by their numbers in sherpa-onnx's export (its
 * scripts/kokoro/v1.0). A name tells its language and gender: af is an American woman, pm a Brazilian man.
 */
const VOICES: readonly [name: string, speaker: number][] = [
	...['af_alloy', 'af_aoede', 'af_bella', 'af_heart', 'af_jessica', 'af_kore', 'af_nicole', 'af_nova'],
	...['af_river', 'af_sarah', 'af_sky', 'am_adam', 'am_echo', 'am_eric', 'am_fenrir', 'am_liam', 'am_michael'],
	...['am_onyx', 'am_puck', 'am_santa'],
].map((name, speaker): [string, number] => [name, speaker]);
const PORTUGUESE: readonly [name: string, speaker: number][] = [
	['pf_dora', 42],
	['pm_alex', 43],
	['pm_santa', 44],
];
/** As eSpeak NG, which reads Portuguese for the model, names the language. */
const LANGUAGE: Record<Language, string> = { 'pt-BR': 'pt-br', 'en-US': 'en-us' };

/**
 * Kokoro as exported for sherpa-onnx. It reads Portuguese by the eSpeak data beside it; without it the model knows only
 * English.
 */
export async function recognizeKokoro(folder: string, files: ReadonlySet<string>): Promise<RecognizedModel | null> {
	const graph = ['model.int8.onnx', 'model.onnx'].find((name) => files.has(name));
	if (graph === undefined || !files.has('voices.bin') || !files.has('tokens.txt')) return null;
	if (!files.has('espeak-ng-data')) return null;
	const lexicon = ['lexicon-us-en.txt'].find((name) => files.has(name));
	const paths = within(folder, {
		...{ model: graph, voices: 'voices.bin', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' },
		...(lexicon !== undefined && { lexicon }),
	});
	return {
		family: 'kokoro',
		voices: [...VOICES, ...PORTUGUESE].map(voiceOf),
		bytes: await bytesOf(folder, [graph, 'voices.bin']),
		runtime: (language) => ({ kokoro: { ...paths, lang: LANGUAGE[language] } }),
	};
}

function voiceOf([name, speaker]: [string, number]): ModelVoice {
	return {
		name,
		speaker,
		gender: name[1] === 'f' ? 'female' : 'male',
		languages: [name.startsWith('p') ? 'pt-BR' : 'en-US'],
	};
}
