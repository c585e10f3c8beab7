import { NexusError } from '@nexus/core/errors';
import type { CpuPool, ScriptWriter } from '@nexus/core/ports';
import { askWhole } from './ask.ts';
import { outlineQuestion, withBriefs } from './outline.ts';
import type { Passage, PassagesInput } from './passages.ts';
import { BrokenAnswer, type TextModel } from './text-model.ts';
import { writePart } from './write-part.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
/** The outline of a document of more parts than this would be longer than an answer may be. */
const MOST_OUTLINED = 80;

export interface ModelWriterDependencies {
	model: TextModel;
	pool: CpuPool;
}

/** A script writer on a language model, whichever it is. */
export function createModelScriptWriter({ model, pool }: ModelWriterDependencies): ScriptWriter {
	return {
		id: model.id,
		reads: 'any',
		async prepare(request) {
			const { plan } = request;
			const { length } = plan.parts;
			if (length === 1 || length > MOST_OUTLINED) return plan;
			const { signal, silence } = request;
			const question = { ...outlineQuestion(request, plan, model.outlineCharacters), signal, silence };
			try {
				const outlined = await askWhole(model, question, request.used, (text) => withBriefs(plan, text, request), 2);
				return outlined ?? plan;
			} catch (error) {
				// Parts can be written by their headings alone; what the provider refuses for good, it would refuse for them, too.
				if (error instanceof BrokenAnswer) return plan;
				if (error instanceof NexusError && error.code === 'provider_answer_unusable') return plan;
				throw error;
			}
		},
		async *writePart(request) {
			const { outline, part, text, signal } = request;
			const input: PassagesInput = { outline, part, text };
			const known = await pool.run<{ told: Passage[]; recalled: Passage[] }>(WORKER, 'passages', input, { signal });
			if (known.told.length === 0) throw new NexusError('document_unreadable');
			yield* writePart(model, request, { ...known, said: (await request.said?.()) ?? [] });
		},
	};
}
