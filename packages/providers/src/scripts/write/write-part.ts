import { NexusError } from '@nexus/core/errors';
import type { ScriptLine } from '@nexus/core/scripts';
import type { Asker } from '../asking/asker.ts';
import { checkPart } from '../check/check-part.ts';
import type { PartContext } from '../part/part-context.ts';
import { partReader } from '../part/part-reader.ts';
import { askPersonas } from '../personas/ask-personas.ts';
import { personasPrompt } from '../personas/index.ts';
import { listen } from '../table-read/listen.ts';
import { mendStumbles, readAtTable } from '../table-read/table-read.ts';
import { findEnd, keepEnd, spoken } from './part-notes.ts';
import { scriptLines } from './script-lines.ts';
import { fromWholeScript } from './whole-script.ts';
import { writeAlone } from './write-alone.ts';

/** Lines for each at which a listener may stumble, the first and the second time. */
const LINES_FOR_A_STUMBLE = [6, 10] as const;
/** What share of a part's writing is done after each step. */
const DONE = { written: 0.5, checked: 0.8 } as const;

/**
 * Writes, checks and reads one part at the table. The order's effort decides how much of it is done.
 * @throws NexusError provider_*, or the signal's reason
 */
export async function writePart(asker: Asker, context: PartContext): Promise<ScriptLine[]> {
	const { request, language, order } = context;
	const { part, hosts, presetId, customStyle } = request;
	const reader = partReader(context);
	const isCareful = (order.options.effort ?? 'careful') === 'careful';
	const persons = { presetId, language, hosts, customStyle };
	const duo = await askPersonas(asker, persons, isCareful);
	const personas = personasPrompt(persons, { isTerse: asker.model.profile.isTerse, duo });
	const { index } = part.source;
	const whole = await fromWholeScript(asker, context, personas);
	const written = whole?.own ?? (await writeAlone(asker, context, { reader, personas }, isCareful));
	request.advanced?.(DONE.written);
	const checked = await checkPart(asker, context, { reader, personas }, written);
	request.advanced?.(DONE.checked);
	if (checked.drafts.length === 0) {
		throw new NexusError('provider_answer_unusable', { provider: asker.model.provider, reason: 'roteiro ilegível' });
	}
	if (!isCareful) {
		request.reviewed?.(checked.review);
		return scriptLines(checked.drafts, context);
	}
	const isAdded = context.heardBefore !== undefined;
	const before = context.heardBefore ?? (index === 0 ? [] : await findEnd(asker, index - 1));
	const given = { reader, personas, before, next: spoken(whole?.next ?? []) };
	const read = await readAtTable(asker, context, checked.drafts, given);
	const reviews = [read.review];
	let { drafts } = read;
	// What was mended is heard once more: a mend has its own stumbles.
	for (const linesEach of LINES_FOR_A_STUMBLE) {
		const stumbles = await listen(asker, context, drafts, { before, linesEach });
		if (stumbles.length === 0) break;
		const mended = await mendStumbles(asker, context, drafts, { ...given, stumbles });
		reviews.push(mended.review);
		const isAsBefore = mended.review.reworded + mended.review.cut.length === 0;
		drafts = mended.drafts;
		if (isAsBefore) break;
	}
	if (!isAdded) await keepEnd(asker, index, drafts);
	request.reviewed?.({
		...checked.review,
		reworded: reviews.reduce((sum, { reworded }) => sum + reworded, 0),
		cut: [checked.review, ...reviews].flatMap(({ cut }) => cut),
	});
	return scriptLines(drafts, context);
}
