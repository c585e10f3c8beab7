import { embeddedPartSeconds } from '@nexus/core/costs';
import { createPlanner } from '@nexus/core/planning';
import type { ScriptForecast } from '@nexus/core/ports';
import { presetsFor, type ScriptLine, type ScriptOptions } from '@nexus/core/scripts';
import { createGuidedReadingWriter, createScriptForecaster } from '@nexus/guided-reading';
import { sharedThreads } from '../threads/index.ts';

const pool = sharedThreads();

const { signal } = new AbortController();

function shape(seed = 7) {
	const [preset] = presetsFor('pt-BR');
	if (!preset) throw new Error('no preset');
	const hosts = { A: preset.hostA, B: preset.hostB };
	const language = 'pt-BR' as const;
	return { filename: 'texto.md', language, presetId: preset.id, hosts, customStyle: null, seed };
}

export const forecast = (text: string, seed?: number, parts = 1, options?: ScriptOptions): Promise<ScriptForecast> =>
	createScriptForecaster({ pool }).forecast({ ...shape(seed), bytes: Buffer.from(text), parts, options });

async function partsOf(text: string, options?: ScriptOptions): Promise<ScriptLine[][]> {
	const writer = createGuidedReadingWriter({ pool });
	const { outline, parts } = await createPlanner({ pool }).planFor(writer, { ...shape(), text, options, signal });
	const written: ScriptLine[][] = [];
	for (const part of parts) {
		const request = { ...shape(), outline, part, text: text.slice(part.source.start, part.source.end), signal };
		written.push(await Array.fromAsync(writer.writePart(request)));
	}
	return written;
}

export const linesOf = async (text: string, options?: ScriptOptions): Promise<ScriptLine[]> =>
	(await partsOf(text, options)).flat();

/** The script as it is written, and the seconds that its lines are expected to take. */
export async function written(text: string, options?: ScriptOptions): Promise<ScriptForecast['embedded']> {
	const parts = await partsOf(text, options);
	const lines = parts.flat();
	return {
		parts: parts.length,
		lines: lines.length,
		characters: lines.reduce((sum, line) => sum + line.text.length, 0),
		seconds: parts.reduce((sum, own) => sum + embeddedPartSeconds(own, shape().hosts), 0),
	};
}
