import { createHash } from 'node:crypto';
import type { ChangedScript, Script } from '@nexus/contract';
import { writtenSeconds } from '../costs/written-seconds.ts';
import { NexusError } from '../errors/index.ts';
import type { OwnedId } from '../ownership/index.ts';
import { mapInStretches } from '../pauses/index.ts';
import type { Database, Engines, SpeechSynthesizer } from '../ports/index.ts';
import { type PlannedClip, planClipsOf } from '../production/clips.ts';
import { stalePartsOf } from '../production/stale-parts.ts';
import { pronunciationsOf } from '../pronunciations/dictionary.ts';
import type { EpisodeRecord } from '../records/episode.ts';
import type { LineRecord, PartRecord } from '../records/part.ts';
import { formatScript, presentedPassage, type Stretch, wordCount } from '../scripts/index.ts';
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

export interface ScriptAnswers {
	whole(script: WrittenScript): Promise<Script>;
	/** All but the lines. */
	figures(script: WrittenScript): Promise<Omit<Script, 'content' | 'lines'>>;
	/** @param stretches of `script`, one for each change that made it of `before` */
	changes(script: WrittenScript, before: Written, stretches: readonly Stretch[]): Promise<ChangedScript>;
}

/** Presents scripts as the contract has them, with what is left to be voiced. */
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
	): Promise<Pick<Script, 'lines_to_voice' | 'clips_to_voice' | 'seconds_to_voice'>> {
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
			lines_to_voice: missing.length,
			clips_to_voice: clips.size,
			seconds_to_voice: Math.round(secondsOf(missing)),
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

	async function figures({
		episode,
		parts,
		lines,
		version,
	}: WrittenScript): Promise<Omit<Script, 'content' | 'lines'>> {
		const { speech } = await enginesOfEpisode({ database, engines }, episode);
		const secondsOf = (some: readonly { text: string }[]) => writtenSeconds(some, episode.forecast, speech);
		return {
			podcast_id: episode.id,
			version,
			estimated_duration: Math.round((secondsOf(lines) / 60) * 10) / 10,
			word_count: await wordCount(lines),
			unsupported_lines: lines.filter(({ unsupported }) => unsupported).length,
			...(await toVoice(episode, parts, lines, secondsOf)),
		};
	}

	return {
		figures,
		async whole(script) {
			const { lines } = script;
			const content = await formatScript(lines);
			return { ...(await figures(script)), content, lines: await mapInStretches(lines, presenterOf(script)) };
		},
		async changes(script, before, stretches) {
			const present = presenterOf(script);
			return {
				...(await figures(script)),
				changes: stretches.map(({ start, end }) => ({ lines: script.lines.slice(start, end).map(present) })),
				others: changedElsewhere(script, before, stretches).map(present),
			};
		},
	};
}

function presenterOf({ episode, parts }: WrittenScript): (line: LineRecord) => Script['lines'][number] {
	const numbers = numbersOf(parts);
	return ({ id, partId, speaker, text, passages, edited, unsupported, chapter }) => ({
		id,
		part_number: numbers.get(partId) ?? 1,
		speaker,
		name: (speaker === 'A' ? episode.hostA : episode.hostB).name,
		text,
		spans: passages.map(({ start, end }): [number, number] => [start, end]),
		passages: passages.map(presentedPassage),
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
	await mapInStretches(lines, ({ id, partId, speaker, text }) => {
		hash.update(JSON.stringify([id, partId, speaker, text]));
	});
	return hash.digest('hex').slice(0, 20);
}
