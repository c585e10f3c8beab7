import { type PodcastDetails, TOLD_SECTIONS_MAX } from '@nexus/contract';
import type { SectionTelling } from '@nexus/core/ports';
import type { PartRecord } from '@nexus/core/records';
import type { ScriptOptions } from '@nexus/core/scripts';
import type { EpisodeDetails } from '@nexus/episodes';
import { presentEstimate } from '../jobs/present-estimate.ts';
import { presentUsage } from '../jobs/present-usage.ts';
import { presentPodcast } from './present-podcast.ts';

export function presentPodcastDetails({ overview, script, parts, used, sections }: EpisodeDetails): PodcastDetails {
	const { episode, latestJob } = overview;
	return {
		...presentPodcast(overview),
		...presentOptions(episode.scriptOptions),
		theme_sound: episode.themeSound,
		script_content: script.text,
		unsupported_lines: script.unsupportedLines,
		sections: presentSections(sections),
		estimate: latestJob?.estimate ? presentEstimate(latestJob.estimate) : null,
		usage: presentUsage(used),
		opening: presentOpening(episode.id, parts),
		parts: parts.map(({ number, title, completed, progress, durationSeconds }) => ({
			part_number: number,
			title,
			status: completed ? 'completed' : progress > 0 ? 'processing' : 'pending',
			duration_seconds: durationSeconds,
		})),
	};
}

/** What can be heard before the first part is finished. */
function presentOpening(episodeId: string, parts: readonly PartRecord[]): PodcastDetails['opening'] {
	const part = parts.find(({ opening, completed }) => opening !== null && !completed);
	if (!part?.opening) return null;
	return {
		public_url: `/api/v1/podcasts/${episodeId}/parts/${part.number}/audio?opening=true`,
		duration_seconds: part.opening.durationSeconds,
	};
}

type AskedOptions = Pick<PodcastDetails, 'target_minutes' | 'format' | 'focus' | 'audience' | 'effort'>;

/** What was asked of the script. */
function presentOptions(options: ScriptOptions | null): AskedOptions {
	const { targetMinutes = null, format = null, focus, audience = null, effort = null } = options ?? {};
	return {
		target_minutes: targetMinutes,
		format,
		focus: focus ? { text: focus.text ?? null, sections: [...(focus.sections ?? [])] } : null,
		audience,
		effort,
	};
}

/** Characters of a heading and of a reason that are shown. */
const SHOWN = 300;

/** What became of the document's sections. */
function presentSections(tellings: readonly SectionTelling[]): PodcastDetails['sections'] {
	return tellings.slice(0, TOLD_SECTIONS_MAX).map(({ section, heading, told, why }) => ({
		section,
		heading: heading?.slice(0, SHOWN) ?? null,
		told,
		why: why.slice(0, SHOWN),
	}));
}
