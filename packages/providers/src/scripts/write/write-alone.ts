import type { Asker } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';
import type { LineReader } from '../check/line-reader.ts';
import { askedWords, type PartContext } from '../part/part-context.ts';
import { ORDERED } from '../plan/script-words.ts';
import { findDraft, HEARD_BEFORE, keepDraft } from './part-notes.ts';
import { wordsOf, writeLines } from './write-lines.ts';

/** Milliseconds for which whoever writes a part waits for the lines of the part before, as they were first written. */
const WAIT_FOR_DRAFT = 90_000;
/** The least and the most that is believed of a model's surplus. */
const SURPLUS = { least: 1, most: 1.3 } as const;

/** Writes a part by itself, on from the part before as that was first written. */
export async function writeAlone(
	asker: Asker,
	context: PartContext,
	given: { reader: LineReader; personas: string },
	isCareful: boolean,
): Promise<Draft[]> {
	const { index } = context.request.part.source;
	const { lines, surplus } = await writtenBefore(asker, context, isCareful ? WAIT_FOR_DRAFT : 0);
	const asked = surplus === undefined ? context : { ...context, surplus };
	const written = await writeLines(asker, asked, { ...given, before: lines });
	if (context.heardBefore === undefined) await keepDraft(asker, index, written, surplusOf(written, asked, asker));
	return written;
}

/** What whoever writes a part goes on from: all of the part before; its last lines, for a model with little room. */
async function writtenBefore(
	asker: Asker,
	{ heardBefore, request }: PartContext,
	waitMs: number,
): Promise<{ lines: readonly string[]; surplus?: number | undefined }> {
	const { index } = request.part.source;
	if (heardBefore || index === 0) return { lines: heardBefore ?? [] };
	const { lines, surplus } = await findDraft(asker, index - 1, waitMs);
	return { lines: asker.model.profile.isTerse ? lines.slice(-HEARD_BEFORE) : lines, surplus };
}

/** Halfway between what was expected of a part and what it came to. */
function surplusOf(written: readonly Draft[], context: PartContext, { model }: Asker): number {
	const came = wordsOf(written) / askedWords(context, model.profile);
	const { surplus = 1 / ORDERED.written } = context;
	return Math.min(SURPLUS.most, Math.max(SURPLUS.least, (surplus + came) / 2));
}
