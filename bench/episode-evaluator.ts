import { createAudioAssembler } from '@nexus/adapters/audio';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import type { Language, PresetId } from '@nexus/contract';
import { newId } from '@nexus/core/ownership';
import { createPlanner } from '@nexus/core/planning';
import type { CpuPool, PlacedClip, ScriptWriter, SpeechSynthesizer } from '@nexus/core/ports';
import { NO_PRONUNCIATIONS } from '@nexus/core/pronunciations';
import type { LineRecord } from '@nexus/core/records';
import { type Hosts, pauseBefore, presetsFor, type ScriptLine, type ScriptOptions } from '@nexus/core/scripts';
import { createGuidedReadingWriter, createScriptForecaster } from '@nexus/guided-reading';
import { planClips } from '@nexus/production';
import {
	addMp3,
	createSoundMeter,
	type EpisodeEvaluation,
	evaluateEpisode,
	type Sound,
	type SpokenLine,
} from '@nexus/testkit/evaluate';
import type { KeyContent } from '@nexus/testkit/samples';
import { paidAnswers } from '@nexus/testkit/script-writers';

export interface EpisodeRequest {
	/** Its name in the table. */
	name: string;
	filename: string;
	text: string;
	language: Language;
	preset: PresetId;
	/** What was asked for beside the duo. */
	options?: ScriptOptions | undefined;
	seed: number;
	/** Its most important facts and passages, where they are known. */
	weighty?: KeyContent | undefined;
	/** Who writes the script; the embedded writer unless given. */
	writer?: ScriptWriter | undefined;
}

export interface EvaluatedEpisode {
	name: string;
	lines: ScriptLine[];
	evaluation: EpisodeEvaluation;
}

const { signal } = new AbortController();

/**
 * Makes episodes as the server does, and measures them.
 * @param voiced whether to make speech and audio too
 * @param voices the speech engine; the embedded one unless given
 */
export function createEpisodeEvaluator({
	pool,
	voiced,
	voices,
}: {
	pool: CpuPool;
	voiced: boolean;
	voices?: SpeechSynthesizer | undefined;
}): {
	make(wish: EpisodeRequest): Promise<EvaluatedEpisode>;
} {
	const planner = createPlanner({ pool });
	const embedded = createGuidedReadingWriter({ pool });
	const forecaster = createScriptForecaster({ pool });
	const speech = voices ?? createEspeakSpeech({ pool });
	const audio = createAudioAssembler({ pool });

	async function partsOf(wish: EpisodeRequest, hosts: Hosts): Promise<ScriptLine[][]> {
		const { writer = embedded, text, ...rest } = wish;
		const common = { ...rest, text, presetId: wish.preset, customStyle: null, hosts, signal, kept: paidAnswers() };
		const { outline, parts } = await planner.planFor(writer, common);
		const written: ScriptLine[][] = [];
		for (const part of parts) {
			const own = text.slice(part.source.start, part.source.end);
			written.push(await Array.fromAsync(writer.writePart({ ...common, outline, part, text: own })));
		}
		return written;
	}

	async function audioOf(
		lines: readonly ScriptLine[],
		hosts: Hosts,
	): Promise<{ frames: Uint8Array; said: SpokenLine[] }> {
		const records = lines.map(
			(line, position): LineRecord => ({
				...line,
				...{
					id: String(position),
					partId: newId<'part'>(),
					position,
					passages: [],
					edited: false,
					unsupported: false,
					delivery: '',
					tags: [],
					start: null,
					end: null,
				},
			}),
		);
		let before: LineRecord | null = null;
		const grouped = await planClips(
			records,
			{ hosts, speech, pronunciations: NO_PRONUNCIATIONS },
			{ opening: false, existing: new Set() },
		);
		const planned = grouped.map((clip) => {
			const [first] = clip.lines;
			const pause = first ? pauseBefore(first, before) : 0;
			before = clip.lines.at(-1) ?? before;
			return { ...clip, pause };
		});
		const clips = await Promise.all(
			planned.map(async ({ language, spoken, lines: own, pause }): Promise<PlacedClip> => {
				const said = await speech.synthesize({ language, lines: spoken, signal });
				return { ...said, speakers: own.map(({ speaker }) => speaker), pauseBefore: pause };
			}),
		);
		const memory = { lend: (bytes: number) => new Uint8Array(new SharedArrayBuffer(bytes)) };
		const { frames, clipStarts } = await audio.assemble({ clips, memory, signal });
		const said = clips.flatMap(({ lines: own, speakers }, clip) =>
			own.map(({ start, end }, at): SpokenLine => {
				const from = clipStarts[clip] ?? 0;
				return { speaker: speakers[at] ?? 'A', start: from + start, end: from + end };
			}),
		);
		return { frames: Buffer.concat(frames), said };
	}

	async function soundOf(parts: readonly ScriptLine[][], hosts: Hosts): Promise<Sound> {
		const meter = createSoundMeter();
		for (const lines of parts) {
			const { frames, said } = await audioOf(lines, hosts);
			await addMp3(meter, frames, said);
		}
		return meter.result();
	}

	return {
		async make(wish) {
			const preset = presetsFor(wish.language).find(({ id }) => id === wish.preset);
			if (!preset) throw new Error(`no preset ${wish.preset}`);
			const hosts = { A: preset.hostA, B: preset.hostB };
			const { writer, ...document } = wish;
			const { text, preset: presetId } = document;
			const request = { ...document, presetId, customStyle: null, hosts, bytes: Buffer.from(text), parts: 0 };
			const forecast = (await forecaster.forecast(request)).embedded;
			const parts = await partsOf(wish, hosts);
			const sound = voiced ? await soundOf(parts, hosts) : null;
			const lines = parts.flat();
			const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
			// Of another writer's script, at the voices' pace.
			const predicted = writer ? characters * (forecast.conversationPace ?? 0) : forecast.seconds;
			return {
				name: wish.name,
				lines,
				evaluation: evaluateEpisode({ text, lines, hosts, predicted, sound, weighty: wish.weighty }),
			};
		},
	};
}
