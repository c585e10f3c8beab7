import { LANGUAGES } from '@nexus/contract';
import type { EpisodePlan } from '@nexus/core/planning';
import type { CpuPool, PrepareRequest, ScriptForecast, ScriptForecaster, ScriptWriter } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import type { PreparationInput } from './prepare.ts';
import { remainingLines } from './remaining-lines.ts';
import type { PartInput } from './write-part.ts';
import type { SectionInput } from './write-section.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/**
 * A script writer without a language model: a guided reading. It chooses and orders the document's own sentences and reads
 * them in two voices; only the lines of welcome and goodbye are its own. Needs no key and no network.
 */
export function createGuidedReadingWriter({ pool }: { pool: CpuPool }): ScriptWriter {
	return {
		id: 'embedded',
		reads: LANGUAGES,
		prepare({ plan, text, language, options, signal, ...own }: PrepareRequest): Promise<EpisodePlan> {
			const { hosts, presetId, customStyle, seed } = own;
			const shape = hosts && { presetId, hosts, customStyle, seed };
			const input: PreparationInput = { plan, text, language, shape, options };
			return pool.run<EpisodePlan>(WORKER, 'prepare', input, { signal });
		},
		async *writePart({ signal, written = [], outline, part, text, ...shape }): AsyncIterable<ScriptLine> {
			const { language, hosts, presetId, customStyle, seed } = shape;
			const input: PartInput = { outline, part, text, language, hosts, presetId, customStyle, seed };
			const lines = await pool.run<ScriptLine[]>(WORKER, 'writePart', input, { signal });
			yield* remainingLines(lines, written);
		},
		async *writeSection({ signal, outline, language, section, text, told, before }): AsyncIterable<ScriptLine> {
			const input: SectionInput = { outline, language, section, text, told, before };
			yield* await pool.run<ScriptLine[]>(WORKER, 'writeSection', input, { signal });
		},
	};
}

/** Forecasts by the guided reading itself, in a worker thread: well under a second for 10 MB. */
export function createScriptForecaster({ pool }: { pool: CpuPool }): ScriptForecaster {
	return { forecast: (request) => pool.run<ScriptForecast>(WORKER, 'forecast', request) };
}
