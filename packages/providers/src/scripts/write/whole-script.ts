import type { Asker } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';
import type { PartContext } from '../part/part-context.ts';
import { partReader } from '../part/part-reader.ts';
import { findDraft, keepDraft } from './part-notes.ts';
import { writeLines } from './write-lines.ts';

/** Milliseconds for which the other parts wait until the script is written. */
const WAIT_FOR_SCRIPT = 240_000;
/** Name of the note that it is. */
const WRITTEN = 'the script, as it was written';
/** Lines behind a part that its table read is shown. */
const SHOWN_NEXT = 10;

/** The lines of a part, as they were first written, and how the script goes on behind them. */
export interface PartOfScript {
	own: Draft[];
	next: Draft[];
}

/**
 * The lines of a part of a script that is written at once, as one conversation (decision 056): the first part has it
 * written, the others wait for that and take theirs from the same answer, which is kept. Null where a script is written
 * part by part, or was not there in time.
 */
export async function fromWholeScript(
	asker: Asker,
	context: PartContext,
	personas: string,
): Promise<PartOfScript | null> {
	const whole = wholeOf(context, asker);
	if (!whole) return null;
	const { told, opening, closing } = context;
	if (!opening && !(await isWritten(asker))) return null;
	const drafts = await writeLines(asker, whole, { reader: partReader(whole), personas, before: [] });
	if (opening) await asker.keepNote(WRITTEN, true);
	const start = opening ? 0 : borderOf(drafts, told.beats[0] ?? 1);
	const end = closing ? drafts.length : borderOf(drafts, (told.beats.at(-1) ?? 1) + 1);
	const own = drafts.slice(start, end);
	if (own.length === 0) return null;
	await keepDraft(asker, context.request.part.source.index, own);
	return { own, next: drafts.slice(end, end + SHOWN_NEXT) };
}

/** Where a beat begins: as few lines as can be of earlier beats stand behind it, which may be come back to, and of later ones before. */
export function borderOf(drafts: readonly Pick<Draft, 'beat'>[], beat: number): number {
	let misplaced = 0;
	let best = { at: 0, misplaced };
	for (const [index, draft] of drafts.entries()) {
		misplaced += draft.beat < beat ? -1 : 1;
		if (misplaced < best.misplaced) best = { at: index + 1, misplaced };
	}
	return best.at;
}

/** A part that an earlier version wrote stands alone: its others are not waited for. */
async function isWritten(asker: Asker): Promise<boolean> {
	if (await asker.findNote(WRITTEN)) return true;
	const { lines } = await findDraft(asker, 0);
	return lines.length === 0 && (await asker.findNote(WRITTEN, WAIT_FOR_SCRIPT)) !== null;
}

/**
 * A part's context as if it were the whole episode, the same for each part; null for an episode of one part, for a section
 * that is added, for a long script or document, and where answers are not kept.
 */
function wholeOf(context: PartContext, asker: Asker): PartContext | null {
	const { plan, told, known, request, order, heardBefore } = context;
	const { outline, part } = request;
	const words = plan.beats.reduce((sum, beat) => sum + beat.words, 0);
	const isWhole = outline.totalParts > 1 && outline.script !== undefined && told.others !== undefined;
	if (!isWhole || heardBefore || !asker.keeps || words > asker.model.profile.draftWords) return null;
	const chosen = new Set(order.options.focus?.sections ?? []);
	const focus = known.filter(({ section, isHeading }) => !isHeading && chosen.has(section));
	return {
		...context,
		request: {
			...request,
			outline: { ...outline, totalParts: 1 },
			part: { ...part, source: { ...part.source, index: 0 } },
		},
		told: { beats: plan.beats.map((_, index) => index + 1), words, passages: [...known] },
		order: { ...order, focus: focus.map(({ number }) => number) },
		passages: known,
		opening: true,
		closing: true,
	};
}
