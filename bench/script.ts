import type { Language } from '@nexus/contract';
import { createPlanner, type EpisodePlan } from '@nexus/core/planning';
import type { CpuPool, ScriptWriter } from '@nexus/core/ports';
import { type Hosts, presetsFor, type ScriptLine } from '@nexus/core/scripts';

export const LANGUAGE: Language = 'pt-BR';
export const PRESET = 'analytical_duo';
const SEED = 1;

export interface Script {
	plan: EpisodePlan;
	/** The lines of each part. */
	parts: ScriptLine[][];
}

export function presetHosts(): Hosts {
	const preset = presetsFor(LANGUAGE).find(({ id }) => id === PRESET);
	if (!preset) throw new Error(`no preset ${PRESET}`);
	return { A: preset.hostA, B: preset.hostB };
}

/** Has a whole document planned. */
export function planOf(pool: CpuPool, writer: ScriptWriter, text: string): Promise<EpisodePlan> {
	return createPlanner({ pool }).planFor(writer, {
		text,
		filename: 'livro.md',
		language: LANGUAGE,
		presetId: PRESET,
		customStyle: null,
		seed: SEED,
		signal: new AbortController().signal,
	});
}

/** Has one part of a plan written. */
export function partOf(
	writer: ScriptWriter,
	text: string,
	plan: EpisodePlan,
	index: number,
): AsyncIterable<ScriptLine> {
	const part = plan.parts[index];
	if (!part) throw new RangeError(`no part ${index}`);
	return writer.writePart({
		outline: plan.outline,
		part,
		text: text.slice(part.source.start, part.source.end),
		language: LANGUAGE,
		presetId: PRESET,
		hosts: presetHosts(),
		customStyle: null,
		seed: SEED,
		signal: new AbortController().signal,
	});
}

export async function scriptOf(pool: CpuPool, writer: ScriptWriter, text: string): Promise<Script> {
	const plan = await planOf(pool, writer, text);
	const parts: ScriptLine[][] = [];
	for (const index of plan.parts.keys()) {
		const lines: ScriptLine[] = [];
		for await (const line of partOf(writer, text, plan, index)) lines.push(line);
		parts.push(lines);
	}
	return { plan, parts };
}

/** A writer whose script is written already. */
export function writtenAlready({ plan, parts }: Script): ScriptWriter {
	return {
		id: 'written',
		reads: 'any',
		prepare: async () => plan,
		async *writePart({ part, written = [] }) {
			yield* parts[part.source.index]?.slice(written.length) ?? [];
		},
		async *writeSection() {
			yield* [];
		},
	};
}
