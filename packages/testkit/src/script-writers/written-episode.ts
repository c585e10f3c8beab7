import type { Language } from '@nexus/contract';
import { createPlanner, type EpisodePlan } from '@nexus/core/planning';
import type { CpuPool, ModelUsage, PaidAnswer, PaidAnswers, PartReview, ScriptWriter } from '@nexus/core/ports';
import { type Hosts, presetsFor, type ScriptLine, type ScriptOptions } from '@nexus/core/scripts';

export interface Wanted {
	text: string;
	filename?: string;
	language?: Language;
	presetId?: string;
	hosts?: Hosts;
	customStyle?: string | null;
	options?: ScriptOptions;
	/** Answers that were paid for already. */
	kept?: PaidAnswers;
	signal?: AbortSignal;
}

export interface WrittenEpisode {
	plan: EpisodePlan;
	parts: ScriptLine[][];
	lines: ScriptLine[];
	used: ModelUsage[];
	/** Of the parts, in no order. */
	reviews: PartReview[];
}

/** Where answers are kept while a script is written. */
export function paidAnswers(): PaidAnswers & { size(): number } {
	const kept = new Map<string, PaidAnswer>();
	return {
		size: () => kept.size,
		find: async (key) => kept.get(key) ?? null,
		async keep(key, answer) {
			kept.set(key, answer);
		},
	};
}

/** A whole script by a writer, its parts written side by side. */
export async function writtenEpisode(pool: CpuPool, writer: ScriptWriter, wanted: Wanted): Promise<WrittenEpisode> {
	const { text, filename = 'texto.md', language = 'pt-BR', presetId = 'analytical_duo', options, kept } = wanted;
	const preset = presetsFor(language).find((one) => one.id === presetId);
	const hosts = wanted.hosts ?? (preset && { A: preset.hostA, B: preset.hostB });
	if (!hosts) throw new Error(`no preset ${presetId}`);
	const used: ModelUsage[] = [];
	const reviews: PartReview[] = [];
	const common = {
		language,
		presetId,
		customStyle: wanted.customStyle ?? null,
		seed: 3,
		hosts,
		options,
		kept,
		signal: wanted.signal ?? new AbortController().signal,
		used: (usage: ModelUsage) => used.push(usage),
	};
	const plan = await createPlanner({ pool }).planFor(writer, { ...common, text, filename });
	const parts = await Promise.all(
		plan.parts.map((part) => {
			const own = text.slice(part.source.start, part.source.end);
			const reviewed = (review: PartReview) => void reviews.push(review);
			const request = { ...common, outline: plan.outline, part, text: own, reviewed };
			return Array.fromAsync(writer.writePart(request));
		}),
	);
	return { plan, parts, lines: parts.flat(), used, reviews };
}
