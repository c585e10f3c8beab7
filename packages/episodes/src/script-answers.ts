import { createHash } from 'node:crypto';
import { writtenSeconds } from '@nexus/core/costs';
import { NexusError } from '@nexus/core/errors';
import { mapYielding } from '@nexus/core/event-loop';
import type { OwnedId } from '@nexus/core/ownership';
import type { Database, Engines, SpeechSynthesizer } from '@nexus/core/ports';
import { pronunciationsOf } from '@nexus/core/pronunciations';
import type { EpisodeRecord, LineRecord, PartRecord } from '@nexus/core/records';
import { formatScript, type Stretch, wordCount } from '@nexus/core/scripts';
import { type PlannedClip, planClipsOf, stalePartsOf } from '@nexus/production';
import { enginesOfEpisode } from './episode-voices.ts';

type Part = Pick<PartRecord, 'id' | 'number' | 'completed'>;

export interface Written {
	parts: PartRecord[];
	lines: LineRecord[];
}

export interface WrittenScript {
	episode: EpisodeRecord;
	parts: readonly Part[];
	lines: readonly LineRecord[];
	version: string;
}

/** What is told of a script beside its lines. */
export interface ScriptFigures {
	episodeId: string;
	version: string;
	/** Minutes that it will last. */
	minutes: number;
	words: number;
	/** Lines that say something that their passages do not. */
	unsupportedLines: number;
	/** What does not exist as speech yet. */
	toVoice: { lines: number; clips: number; seconds: number };
}

/** A line of a script as it is read and edited. */
export interface ScriptLineView
	extends Pick<LineRecord, 'id' | 'speaker' | 'text' | 'passages' | 'edited' | 'unsupported' | 'chapter'> {
	partNumber: number;
	/** The host's. */
	name: string;
}

export interface Script extends ScriptFigures {
	/** `[HOST_A]: ...` and `[HOST_B]: ...`, a line each. */
	content: string;
	lines: ScriptLineView[];
}

export interface ChangedScript extends ScriptFigures {
	/** The lines that each change was made of. */
	changes: { lines: ScriptLineView[] }[];
	/** Lines elsewhere that the changes reach. */
	others: ScriptLineView[];
}

export interface ScriptAnswers {
	whole(script: WrittenScript): Promise<Script>;
	/** All but the lines. */
	figures(script: WrittenScript): Promise<ScriptFigures>;
	/** @param stretches of `script`, one for each change that made it of `before` */
	changes(script: WrittenScript, before: Written, stretches: readonly Stretch[]): Promise<ChangedScript>;
}

/** Describes scripts, with what is left to be voiced. */
export function createScriptAnswers({
	database,
	engines,
}: {
	database: Pick<Database, 'jobs' | 'production' | 'pronunciations'>;
	engines: Engines;
}): ScriptAnswers {
	/** Lines and clips that do not exist yet, of the parts that are to be made. */
	async function toVoice(
		episode: EpisodeRecord,
		parts: readonly { id: OwnedId<'part'>; number: number; completed: boolean }[],
		lines: readonly LineRecord[],
		secondsOf: (lines: readonly { text: string }[]) => number,
	): Promise<ScriptFigures['toVoice']> {
		const speech = await speechOf(episode);
		const pronunciations = await pronunciationsOf(database, episode.userId);
		// Whoever has no dictionary is not made to wait for it.
		const isSaid = Object.values(pronunciations).some(({ length }) => length > 0);
		const stale =
			speech && isSaid
				? await stalePartsOf(database.production, episode, parts, lines, { speech, pronunciations })
				: new Set();
		const open = new Set(parts.filter(({ id, completed }) => !completed || stale.has(id)).map(({ id }) => id));
		const byPart = Map.groupBy(
			lines.filter(({ partId }) => open.has(partId)),
			({ partId }) => partId,
		);
		const hosts = { A: episode.hostA, B: episode.hostB };
		const clips = new Map<string, PlannedClip>();
		for (const { id, number } of parts) {
			if (!speech) break;
			const planning = { lines: byPart.get(id) ?? [], hosts, speech, opening: number === 1, pronunciations };
			for (const clip of await planClipsOf(database.production, episode.userId, planning)) clips.set(clip.key, clip);
		}
		const known = await database.production.findClips(episode.userId, [...clips.keys()]);
		for (const { key } of known) clips.delete(key);
		const missing = [...clips.values()].flatMap((clip) => clip.lines);
		return {
			lines: missing.length,
			clips: clips.size,
			seconds: Math.round(secondsOf(missing)),
		};
	}

	/** Null while the engine is not configured: then nothing can be told of its clips. */
	async function speechOf(episode: EpisodeRecord): Promise<SpeechSynthesizer | null> {
		try {
			const { speech } = await enginesOfEpisode({ database, engines }, episode);
			return await engines.speechFor(episode.userId, speech);
		} catch (error) {
			if (error instanceof NexusError) return null;
			throw error;
		}
	}

	async function figures({ episode, parts, lines, version }: WrittenScript): Promise<ScriptFigures> {
		const chosen = await enginesOfEpisode({ database, engines }, episode);
		const secondsOf = (some: readonly { text: string }[]) => writtenSeconds(some, episode.forecast, chosen);
		return {
			episodeId: episode.id,
			version,
			minutes: Math.round((secondsOf(lines) / 60) * 10) / 10,
			words: await wordCount(lines),
			unsupportedLines: lines.filter(({ unsupported }) => unsupported).length,
			toVoice: await toVoice(episode, parts, lines, secondsOf),
		};
	}

	return {
		figures,
		async whole(script) {
			const { lines } = script;
			const content = await formatScript(lines);
			return { ...(await figures(script)), content, lines: await mapYielding(lines, lineViewer(script)) };
		},
		async changes(script, before, stretches) {
			const view = lineViewer(script);
			return {
				...(await figures(script)),
				changes: stretches.map(({ start, end }) => ({ lines: script.lines.slice(start, end).map(view) })),
				others: changedElsewhere(script, before, stretches).map(view),
			};
		},
	};
}

function lineViewer({ episode, parts }: WrittenScript): (line: LineRecord) => ScriptLineView {
	const numbers = numbersOf(parts);
	return ({ id, partId, speaker, text, passages, edited, unsupported, chapter }) => ({
		id,
		partNumber: numbers.get(partId) ?? 1,
		speaker,
		name: (speaker === 'A' ? episode.hostA : episode.hostB).name,
		text,
		passages,
		edited,
		unsupported,
		chapter,
	});
}

/** Lines outside the stretches that begin another chapter now, or whose part has another number. */
function changedElsewhere(script: WrittenScript, before: Written, stretches: readonly Stretch[]): LineRecord[] {
	const sent = new Set(stretches.flatMap(({ start, end }) => script.lines.slice(start, end)));
	const old = new Map(before.lines.map((line) => [line.id, line]));
	const [numbers, oldNumbers] = [numbersOf(script.parts), numbersOf(before.parts)];
	return script.lines.filter((line) => {
		const was = old.get(line.id);
		const isSame = was?.chapter === line.chapter && oldNumbers.get(was.partId) === numbers.get(line.partId);
		return !sent.has(line) && !isSame;
	});
}

const numbersOf = (parts: readonly Part[]): Map<string, number> => new Map(parts.map(({ id, number }) => [id, number]));

/** Of everything that can be edited, and the order of the lines. */
export async function versionOf(lines: readonly LineRecord[]): Promise<string> {
	const hash = createHash('sha256');
	await mapYielding(lines, ({ id, partId, speaker, text }) => {
		hash.update(JSON.stringify([id, partId, speaker, text]));
	});
	return hash.digest('hex').slice(0, 20);
}
