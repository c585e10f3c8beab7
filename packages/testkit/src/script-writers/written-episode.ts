import type { Language } from '@nexus/contract';
import { createPlanner, type EpisodePlan } from '@nexus/core/planning';
import type { CpuPool, ModelUsage, ScriptWriter } from '@nexus/core/ports';
import { type Hosts, presetsFor, type ScriptLine } from '@nexus/core/scripts';

export interface Wanted {
	text: string;
	filename?: string;
	language?: Language;
	presetId?: string;
	hosts?: Hosts;
	customStyle?: string | null;
	/** Lines that the only part has already. */
	written?: ScriptLine[];
	signal?: AbortSignal;
}

export interface WrittenEpisode {
	plan: EpisodePlan;
	parts: ScriptLine[][];
	lines: ScriptLine[];
	used: ModelUsage[];
}

/** A whole script by a writer, its parts written side by side. */
export async function writtenEpisode(pool: CpuPool, writer: ScriptWriter, wanted: Wanted): Promise<WrittenEpisode> {
	const { text, filename = 'texto.md', language = 'pt-BR', presetId = 'analytical_duo', written } = wanted;
	const preset = presetsFor(language).find((one) => one.preset_id === presetId);
	const hosts = wanted.hosts ?? (preset && { A: preset.host_a, B: preset.host_b });
	if (!hosts) throw new Error(`no preset ${presetId}`);
	const used: ModelUsage[] = [];
	const common = {
		language,
		presetId,
		customStyle: wanted.customStyle ?? null,
		seed: 3,
		signal: wanted.signal ?? new AbortController().signal,
		used: (usage: ModelUsage) => used.push(usage),
	};
	const plan = await createPlanner({ pool }).planFor(writer, { ...common, text, filename });
	const parts = await Promise.all(
		plan.parts.map((part) => {
			const own = text.slice(part.source.start, part.source.end);
			return Array.fromAsync(writer.writePart({ ...common, outline: plan.outline, part, text: own, hosts, written }));
		}),
	);
	return { plan, parts, lines: parts.flat(), used };
}
