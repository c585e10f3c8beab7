import { NexusError } from '@nexus/core/errors';
import type { ScriptLine } from '@nexus/core/scripts';
import { z } from 'zod';
import type { Asker } from '../asking/asker.ts';
import { checkPart } from '../check/check-part.ts';
import { LineReader } from '../check/line-reader.ts';
import { personasPrompt } from '../personas/index.ts';
import { readAtTable } from '../table-read/table-read.ts';
import type { PartContext } from './part-context.ts';
import { scriptLines } from './script-lines.ts';
import { writeLines } from './write-lines.ts';

/** Lines of a part that the table read of the next one hears first. */
const HEARD_BEFORE = 4;
/** Milliseconds for which the end of the part before is waited for, which is written at the same time. */
const WAIT_FOR_BEFORE = 30_000;
/** What share of a part's writing is done after each step. */
const DONE = { written: 0.5, checked: 0.8 } as const;

const heardLines = z.array(z.string()).catch([]);
const endOf = (index: number): string => `end of part ${index + 1}`;

/**
 * Writes, checks and reads one part at the table. The order's effort decides how much of it is done.
 * @throws NexusError provider_*, or the signal's reason
 */
export async function writePart(asker: Asker, context: PartContext): Promise<ScriptLine[]> {
	const { request, language, order } = context;
	const { outline, part, hosts, presetId, customStyle } = request;
	const reader = new LineReader({
		passages: context.passages,
		language,
		sourceLanguage: outline.sourceLanguage,
		known: [
			outline.topic,
			part.title,
			hosts.A.name,
			hosts.B.name,
			...part.source.sections.map(({ heading }) => heading ?? ''),
		],
		beats: context.told.beats,
	});
	const personas = personasPrompt({ presetId, language, hosts, customStyle }, asker.model.profile);
	const written = await writeLines(asker, context, { reader, personas });
	request.advanced?.(DONE.written);
	const checked = await checkPart(asker, context, reader, written);
	request.advanced?.(DONE.checked);
	if (checked.drafts.length === 0) {
		throw new NexusError('provider_answer_unusable', { provider: asker.model.provider, reason: 'roteiro ilegível' });
	}
	const { index } = part.source;
	const isCareful = (order.options.effort ?? 'careful') === 'careful';
	await noteEnd(asker, index, checked.drafts);
	if (!isCareful) {
		request.reviewed?.(checked.review);
		return scriptLines(checked.drafts, context);
	}
	const before = index === 0 ? [] : heardLines.parse(await asker.findNote(endOf(index - 1), WAIT_FOR_BEFORE));
	const { drafts, review } = await readAtTable(asker, context, checked.drafts, { reader, personas, before });
	await noteEnd(asker, index, drafts);
	request.reviewed?.({ ...checked.review, reworded: review.reworded, cut: [...checked.review.cut, ...review.cut] });
	return scriptLines(drafts, context);
}

const noteEnd = (asker: Asker, index: number, drafts: readonly { speaker: string | null; text: string }[]) =>
	asker.keepNote(
		endOf(index),
		drafts.slice(-HEARD_BEFORE).map(({ speaker, text }) => `${speaker ?? 'B'}: ${text}`),
	);
