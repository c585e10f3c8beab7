import type { OwnedId } from '@nexus/core/ownership';
import type { ProductionRepository, SpeechSynthesizer } from '@nexus/core/ports';
import { NO_PRONUNCIATIONS, type Pronunciations } from '@nexus/core/pronunciations';
import type { EpisodeRecord, LineRecord } from '@nexus/core/records';
import { planClipsOf } from './clips.ts';

interface Part {
	id: OwnedId<'part'>;
	number: number;
	completed: boolean;
}

/**
 * Finished parts that would sound otherwise by now, because their words are said otherwise. An engine's new version
 * alone makes none of them stale: where not one clip of the episode is as it would be made today, all is left as it is.
 */
export async function stalePartsOf(
	production: Pick<ProductionRepository, 'findClips' | 'partClips'>,
	episode: EpisodeRecord,
	parts: readonly Part[],
	lines: readonly LineRecord[],
	how: { speech: SpeechSynthesizer; pronunciations: Pronunciations },
): Promise<Set<OwnedId<'part'>>> {
	const finished = parts.filter(({ completed }) => completed);
	if (finished.length === 0) return new Set();
	const made = await production.partClips(episode.id);
	const byPart = Map.groupBy(lines, ({ partId }) => partId);
	const hosts = { A: episode.hostA, B: episode.hostB };
	const stale = new Set<OwnedId<'part'>>();
	let isOfThisVersion = false;
	for (const { id, number } of finished) {
		const has = made.get(id) ?? new Set();
		const planned = async (pronunciations: Pronunciations) => {
			const planning = {
				lines: byPart.get(id) ?? [],
				hosts,
				speech: how.speech,
				opening: number === 1,
				pronunciations,
			};
			return (await planClipsOf(production, episode.userId, planning)).map(({ key }) => key);
		};
		const keys = await planned(how.pronunciations);
		if (keys.some((key) => has.has(key))) isOfThisVersion = true;
		if (keys.every((key) => has.has(key))) continue;
		stale.add(id);
		isOfThisVersion ||= (await planned(NO_PRONUNCIATIONS)).some((key) => has.has(key));
	}
	return isOfThisVersion ? stale : new Set();
}
