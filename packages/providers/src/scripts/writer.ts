import { NexusError } from '@nexus/core/errors';
import type { EpisodePlan } from '@nexus/core/planning';
import type { CpuPool, PartRequest, PrepareRequest, ScriptPassage, ScriptWriter } from '@nexus/core/ports';
import { type ScriptOptions, type WantedLength, wantedLength } from '@nexus/core/scripts';
import { Asker } from './asking/asker.ts';
import type { PartContext } from './part/part-context.ts';
import type { DocumentPassages, PassagesInput } from './passages.ts';
import { askPersonas } from './personas/ask-personas.ts';
import { type MadePlan, makePlan, type PlanInput } from './plan/make-plan.ts';
import type { Order } from './plan/order.ts';
import { partsOf } from './plan/parts.ts';
import { fittingWords } from './read/fitting-words.ts';
import { readDocument } from './read/read-document.ts';
import type { TextModel } from './text-model.ts';
import { sectionContext } from './write/section-context.ts';
import { writePart } from './write/write-part.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
const TOPIC_WORDS = 16;

export interface ModelWriterDependencies {
	model: TextModel;
	pool: CpuPool;
}

/**
 * A script writer on a language model, whichever it is, in five steps: it reads the document, plans the whole episode, and
 * for each part writes lines, checks them and reads them at the table.
 */
export function createModelScriptWriter({ model, pool }: ModelWriterDependencies): ScriptWriter {
	const askerFor = ({ signal, used, silence, kept }: Called): Asker =>
		new Asker({ model, kept, signal, used, silence });
	const passagesOf = (input: PassagesInput, signal: AbortSignal): Promise<DocumentPassages> =>
		pool.run<DocumentPassages>(WORKER, 'passages', input, { signal });

	async function prepare(request: PrepareRequest): Promise<EpisodePlan> {
		const { text, signal, options = {} } = request;
		const { parts } = request.plan;
		// What became of the sections is the plan's own to say.
		const { map: _, ...outline } = request.plan.outline;
		const { passages, sections } = await passagesOf({ text, base: 0, parts, documents: outline.documents }, signal);
		const asker = askerFor(request);
		const order = orderOf(request, options, focusOf(options, passages));
		const length = wantedLength(options, { words: outline.size.words });
		const { topic, ...script } = await episodeOf(asker, { passages, sections, order, length, request });
		const told = partsOf(script, passages, sections, model.profile);
		return {
			outline: {
				...outline,
				topic: topic !== '' && topic.split(' ').length <= TOPIC_WORDS ? topic.replace(/[.!?]+$/, '') : outline.topic,
				totalParts: told.length,
				script,
			},
			parts: told,
		};
	}

	/** Reads and plans. */
	async function episodeOf(
		asker: Asker,
		{ length, request, ...matter }: Omit<PlanInput, 'notes' | 'words'> & { length: WantedLength; request: Ordered },
	): Promise<MadePlan> {
		if (!matter.passages.some(({ isHeading }) => !isHeading)) throw new NexusError('document_unreadable');
		const [{ notes, about, genre }, together] = await Promise.all([
			readDocument(asker, matter.passages, matter.order.language),
			togetherOf(asker, request),
		]);
		const { targetMinutes, format } = matter.order.options;
		const isOpen = targetMinutes === undefined && format !== 'brief';
		const words = isOpen ? fittingWords(length, matter.passages, notes, model.profile) : length.words;
		const order = { ...matter.order, together };
		return await makePlan(asker, { ...matter, order, words, notes: { notes, about, genre } });
	}

	async function contextOf(request: PartRequest, asker: Asker): Promise<PartContext> {
		const { outline, part, options = {}, language } = request;
		const { index } = part.source;
		const given =
			outline.script && part.told ? { plan: outline.script, told: part.told } : await plannedAlone(request, asker);
		const { passages, others = [] } = given.told;
		return {
			...given,
			request,
			passages,
			known: [...passages, ...others].sort((a, b) => a.number - b.number),
			order: orderOf(request, options, focusOf(options, passages)),
			language,
			opening: index === 0,
			closing: index === outline.totalParts - 1,
		};
	}

	/** A part of an episode that an earlier version planned has no beats: it is planned by itself. */
	async function plannedAlone(request: PartRequest, asker: Asker): Promise<Pick<PartContext, 'plan' | 'told'>> {
		const { outline, part, text, signal, options = {} } = request;
		const { sections, start } = part.source;
		const { passages } = await passagesOf({ text, base: start, sections, parts: [part] }, signal);
		const length = wantedLength({}, { words: outline.size.words / outline.totalParts });
		const order = orderOf(request, options, []);
		const { topic: _, ...alone } = await episodeOf(asker, { passages, sections, length, order, request });
		const beats = alone.beats.map((__, index) => index + 1);
		const words = alone.beats.reduce((sum, beat) => sum + beat.words, 0);
		return { plan: alone, told: { beats, words, passages } };
	}

	return {
		id: model.id,
		reads: 'any',
		prepare,
		async *writePart(request) {
			const asker = askerFor(request);
			const lines = await writePart(asker, await contextOf(request, asker));
			// Kept answers give the same lines again.
			yield* lines.slice(request.written?.length ?? 0);
		},
		async *writeSection(request) {
			const { section, text, signal, options = {} } = request;
			const source = { index: 0, start: section.start, end: section.end, sections: [section] };
			const input = { text, base: section.start, sections: [section], parts: [{ source, repeats: [] }] };
			const { passages } = await passagesOf(input, signal);
			const context = sectionContext(request, passages, orderOf(request, options, []));
			if (context) yield* await writePart(askerFor(request), context);
		},
	};
}

type Called = Pick<PrepareRequest, 'signal' | 'used' | 'silence' | 'kept'>;
type Ordered = Pick<PrepareRequest, 'language' | 'presetId' | 'customStyle' | 'hosts' | 'options'>;

/** What the two people are to each other, for the plan; null where it is not known who they are. */
async function togetherOf(asker: Asker, request: Ordered): Promise<string | null> {
	const { hosts, options } = request;
	if (!hosts) return null;
	return (await askPersonas(asker, { ...request, hosts }, (options?.effort ?? 'careful') === 'careful')).together;
}

function orderOf({ language, customStyle, hosts }: Ordered, options: ScriptOptions, focus: readonly number[]): Order {
	return { language, options, customStyle, hosts, together: null, focus };
}

/** The passages of the sections that were chosen. */
function focusOf({ focus }: ScriptOptions, passages: readonly ScriptPassage[]): number[] {
	const chosen = new Set(focus?.sections ?? []);
	return passages.filter(({ section, isHeading }) => !isHeading && chosen.has(section)).map(({ number }) => number);
}
