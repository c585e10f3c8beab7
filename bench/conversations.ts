import { SCRIPT_MODELS } from '@nexus/contract';
import type { CpuPool, ScriptWriter } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import type { HttpFetch } from '@nexus/providers/calls';
import { createGeminiClient, createGeminiScriptWriter, createGeminiTextModel } from '@nexus/providers/gemini';
import {
	createOpenAiClient,
	createOpenAiScriptWriter,
	createOpenAiTextModel,
	writingServer,
} from '@nexus/providers/openai';
import type { TextModel } from '@nexus/providers/scripts';
import { loadConfig } from '@nexus/server/runtime/config';
import { startGeminiEmulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { type Comparison, compareScripts } from '@nexus/testkit/evaluate';
import { RECORDINGS, RecordedModel, type Recording } from '@nexus/testkit/recordings';
import type { EpisodeRequest } from './episode-evaluator.ts';

/** The language model of the environment, as a writer and as a judge. */
export interface ConfiguredModel {
	writer: ScriptWriter;
	judge: TextModel;
}

const own = fetch as HttpFetch;

/** @throws Error where none is configured */
export function configuredModel(pool: CpuPool): ConfiguredModel {
	const { gemini, providers } = loadConfig();
	const openai = writingServer(providers as Parameters<typeof writingServer>[0]);
	if (openai) {
		const server = { ...openai, fetch: own };
		return {
			writer: createOpenAiScriptWriter({ ...server, pool }),
			judge: createOpenAiTextModel(createOpenAiClient(server), openai.model),
		};
	}
	if (!gemini.apiKey) throw new Error('no language model: set OPENAI_BASE_URL and OPENAI_MODEL, or GEMINI_API_KEY');
	const google = { apiKey: gemini.apiKey, baseUrl: gemini.baseUrl, fetch: own };
	const [{ id: model }] = SCRIPT_MODELS;
	return {
		writer: createGeminiScriptWriter({ ...google, model, pool }),
		judge: createGeminiTextModel(createGeminiClient(google), model),
	};
}

export type WishedDocument = Omit<EpisodeRequest, 'seed'>;

export const recordedDocument = (recording: Recording): WishedDocument => {
	const { id: name, filename, language, preset, options, weighty } = recording;
	return { name, filename, language, preset, options, weighty, text: recording.text() };
};

/** Writes a document's recorded conversation again, over HTTP. @throws Error for a document of which none is recorded */
export async function recordedWriter(
	name: string,
	pool: CpuPool,
): Promise<{ writer: ScriptWriter; close(): Promise<void> }> {
	const recording = RECORDINGS.find(({ id }) => id === name);
	if (!recording) throw new Error(`no conversation is recorded of ${name}`);
	const { model } = recording;
	const isGemini = model.startsWith('gemini');
	const answers = new RecordedModel(recording.answers());
	const { url, apiKey, close } = await (isGemini ? startGeminiEmulator : startOpenAiEmulator)({ answers });
	const common = { fetch: own, model, pool };
	const writer = isGemini
		? createGeminiScriptWriter({ ...common, apiKey, baseUrl: url })
		: createOpenAiScriptWriter({ ...common, apiKey: null, baseUrl: `${url}/v1` });
	return { writer, close };
}

/** Times that a judge is asked in each order. */
const ROUNDS = 3;

export function judged(
	judge: TextModel,
	text: string,
	{ candidate, reference }: { candidate: readonly ScriptLine[]; reference: readonly ScriptLine[] },
): Promise<Comparison> {
	const { signal } = new AbortController();
	return compareScripts(judge, { text, candidate, reference, rounds: ROUNDS, signal });
}

/** A row for each comparison, in Markdown. */
export function comparisonTable(rows: readonly { name: string; against: string; comparison: Comparison }[]): string {
	const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
	const lines = rows.map(({ name, against, comparison: { preferred, votes, struck } }) =>
		[
			...[name, against, preferred === null ? 'undecided' : preferred === 'candidate' ? 'yes' : 'no'],
			...[
				`${votes.candidate} to ${votes.reference} of ${votes.of}`,
				percent(struck.candidate),
				percent(struck.reference),
			],
		].join(' | '),
	);
	const head = 'episode | against | preferred | votes | lines struck | of the other';
	const [first, ...rest] = [head, ...lines].map((row) => `| ${row} |`);
	return [first, '|---|---|---|---|---|---|', ...rest].join('\n');
}
