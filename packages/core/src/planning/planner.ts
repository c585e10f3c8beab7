import type { CpuPool } from '../ports/cpu-pool.ts';
import type { PrepareRequest, ScriptWriter } from '../ports/script-writer.ts';
import type { PlanInput } from './plan-episode.ts';
import type { FoundSection, SectionInput } from './sections.ts';
import type { EpisodePlan } from './types.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/** What is planned for a writer: the document, and all that it is told when it prepares. */
export type PlanRequest = Omit<PlanInput, 'reads'> & Omit<PrepareRequest, 'plan'>;

export interface Planner {
	/**
	 * Maps the document and cuts it into parts, and has the writer make that plan its own.
	 * @throws NexusError document_unreadable when there is nothing to talk about, and what the writer throws
	 */
	planFor(writer: Pick<ScriptWriter, 'reads' | 'prepare'>, request: PlanRequest): Promise<EpisodePlan>;
	/** A section of the document with its text; null where there is none at that place. */
	section(input: SectionInput, signal?: AbortSignal): Promise<FoundSection | null>;
}

/** Plans in a worker thread: mapping a long book takes a second. */
export function createPlanner({ pool }: { pool: CpuPool }): Planner {
	return {
		async planFor(writer, { filename, documents, ...request }) {
			const { text, language, signal } = request;
			const input: PlanInput = { text, filename, documents, language, reads: writer.reads };
			const plan = await pool.run<EpisodePlan>(WORKER, 'plan', input, { signal });
			return await writer.prepare({ ...request, plan });
		},
		section: (input, signal) => pool.run<FoundSection | null>(WORKER, 'section', input, signal ? { signal } : {}),
	};
}
