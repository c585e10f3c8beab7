import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';
import { bytesOf, within } from './model-files.ts';
import type { ModelVoice, RecognizedModel } from './types.ts';

/** A published version of Kokoro, told apart by its number of voices. */
interface Version {
	speakers: number;
	/** Of one voice in voices.bin. */
	bytes: number;
	/** Those that speak our languages, by their numbers. A name tells language and gender: af is an American woman. */
	voices: ReadonlyMap<number, string>;
}

const numbered = (names: readonly string[], first = 0): [number, string][] =>
	names.map((name, at) => [first + at, name]);

const AMERICAN = [
	...['af_alloy', 'af_aoede', 'af_bella', 'af_heart', 'af_jessica', 'af_kore', 'af_nicole', 'af_nova'],
	...['af_river', 'af_sarah', 'af_sky', 'am_adam', 'am_echo', 'am_eric', 'am_fenrir', 'am_liam', 'am_michael'],
	...['am_onyx', 'am_puck', 'am_santa'],
];
/** The three exports for sherpa-onnx (its scripts/kokoro/v0.19, v1.0 and v1.1-zh): English; many languages; Chinese. */
const VERSIONS: readonly Version[] = [
	{
		...{ speakers: 11, bytes: 511 * 256 * 4 },
		voices: new Map(numbered(['af', 'af_bella', 'af_nicole', 'af_sarah', 'af_sky', 'am_adam', 'am_michael'])),
	},
	{
		...{ speakers: 53, bytes: 510 * 256 * 4 },
		voices: new Map([...numbered(AMERICAN), ...numbered(['pf_dora', 'pm_alex', 'pm_santa'], 42)]),
	},
	{ ...{ speakers: 103, bytes: 510 * 256 * 4 }, voices: new Map(numbered(['af_maple', 'af_sol'])) },
];

/** Kokoro as exported for sherpa-onnx, in a version whose voices we know; eSpeak's data beside it reads the text. */
export async function recognizeKokoro(folder: string, files: ReadonlySet<string>): Promise<RecognizedModel | null> {
	const graph = ['model.int8.onnx', 'model.onnx'].find((name) => files.has(name));
	if (graph === undefined || !files.has('voices.bin') || !files.has('tokens.txt')) return null;
	if (!files.has('espeak-ng-data')) return null;
	const { size } = await stat(join(folder, 'voices.bin'));
	const version = VERSIONS.find(({ speakers, bytes }) => size === speakers * bytes);
	if (!version) return null;
	const lexicon = ['lexicon-us-en.txt'].find((name) => files.has(name));
	const paths = within(folder, {
		...{ model: graph, voices: 'voices.bin', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' },
		...(lexicon !== undefined && { lexicon }),
	});
	return {
		family: 'kokoro',
		voices: Array.from(version.voices, voiceOf),
		bytes: await bytesOf(folder, [graph, 'voices.bin']),
		runtime: (language) => ({ kokoro: { ...paths, lang: languagePack(language).espeak.name } }),
		languageCode: (language) => languagePack(language).espeak.name,
	};
}

function voiceOf([speaker, name]: [number, string]): ModelVoice {
	return {
		name,
		speaker,
		gender: name[1] === 'f' ? 'female' : 'male',
		languages: LANGUAGES.filter((language) => name.startsWith(languagePack(language).kokoro.letter)),
	};
}
