import { NexusError } from '@nexus/core/errors';
import type { ScriptLine } from '@nexus/core/scripts';
import { z } from 'zod';
import type { Asker } from '../asking/asker.ts';
import { checkPart } from '../check/check-part.ts';
import type { Draft } from '../check/draft.ts';
import { LineReader } from '../check/line-reader.ts';
import { askedWords, type PartContext } from '../part/part-context.ts';
import { askPersonas } from '../personas/ask-personas.ts';
import { personasPrompt } from '../personas/index.ts';
import { ORDERED } from '../plan/script-words.ts';
import { listen } from '../table-read/listen.ts';
import { mendStumbles, readAtTable } from '../table-read/table-read.ts';
import { scriptLines } from './script-lines.ts';
import { wordsOf, writeLines } from './write-lines.ts';

/** Lines of a part that the table read of the next one hears first. */
const HEARD_BEFORE = 24;
/** Milliseconds for which the table read waits for the end of the part before. */
const WAIT_FOR_END = 120_000;
/** Milliseconds for which whoever writes a part waits for the lines of the part before, as they were first written. */
const WAIT_FOR_DRAFT = 90_000;
/** Lines for each at which a listener may stumble, the first and the second time. */
const LINES_FOR_A_STUMBLE = [6, 10] as const;
/** What share of a part's writing is done after each step. */
const DONE = { written: 0.5, checked: 0.8 } as const;

/** Written as signs in documents and with capitals in lines. */
const UNIT_NAMES = 'Celsius Fahrenheit Kelvin';
const heardLines = z.array(z.string()).catch([]);
/** All lines of a part as they were first written, and what `surplus` of PartContext is by then; of old notes, lines alone. */
const draftNote = z
	.object({ lines: z.array(z.string()), surplus: z.number().optional() })
	.or(z.array(z.string()).transform((lines) => ({ lines, surplus: undefined })))
	.catch({ lines: [], surplus: undefined });
type DraftNote = z.infer<typeof draftNote>;
/** The least and the most that is believed of a model's surplus. */
const SURPLUS = { least: 1, most: 1.3 } as const;
/** Names of the notes: how a part ends as it will be heard, and all of its lines as they were first written. */
const endOf = (index: number): string => `end of part ${index + 1}`;
const draftOf = (index: number): string => `part ${index + 1}, as it was written`;

/**
 * Writes, checks and reads one part at the table. The order's effort decides how much of it is done.
 * @throws NexusError provider_*, or the signal's reason
 */
export async function writePart(asker: Asker, context: PartContext): Promise<ScriptLine[]> {
	const { request, language, order } = context;
	const { outline, part, hosts, presetId, customStyle } = request;
	const reader = new LineReader({
		passages: context.known,
		language,
		sourceLanguage: outline.sourceLanguage,
		known: [
			UNIT_NAMES,
			outline.topic,
			context.plan.about ?? '',
			part.title,
			hosts.A.name,
			hosts.B.name,
			...part.source.sections.map(({ heading }) => heading ?? ''),
		],
		beats: context.told.beats,
	});
	const isCareful = (order.options.effort ?? 'careful') === 'careful';
	const persons = { presetId, language, hosts, customStyle };
	const duo = await askPersonas(asker, persons, isCareful);
	const personas = personasPrompt(persons, { isTerse: asker.model.profile.isTerse, duo });
	const { index } = part.source;
	const { lines: goesOnFrom, surplus } = await writtenBefore(asker, context, isCareful ? WAIT_FOR_DRAFT : 0);
	const asked = surplus === undefined ? context : { ...context, surplus };
	const written = await writeLines(asker, asked, { reader, personas, before: goesOnFrom });
	if (context.heardBefore === undefined) {
		const note: DraftNote = { lines: spoken(written), surplus: surplusOf(written, asked, asker) };
		await asker.keepNote(draftOf(index), note);
	}
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
	const before = context.heardBefore ?? (index === 0 ? [] : await endOfPart(asker, index - 1, WAIT_FOR_END));
	const given = { reader, personas, before };
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
	if (!isAdded) await asker.keepNote(endOf(index), spoken(drafts.slice(-HEARD_BEFORE)));
	request.reviewed?.({
		...checked.review,
		reworded: reviews.reduce((sum, { reworded }) => sum + reworded, 0),
		cut: [checked.review, ...reviews].flatMap(({ cut }) => cut),
	});
	return scriptLines(drafts, context);
}

/** What whoever writes a part goes on from: all of the part before; its last lines, for a model with little room. */
async function writtenBefore(
	asker: Asker,
	{ heardBefore, request }: PartContext,
	waitMs: number,
): Promise<{ lines: readonly string[]; surplus?: number | undefined }> {
	const { index } = request.part.source;
	if (heardBefore || index === 0) return { lines: heardBefore ?? [] };
	const { lines, surplus } = draftNote.parse(await asker.findNote(draftOf(index - 1), waitMs));
	return { lines: asker.model.profile.isTerse ? lines.slice(-HEARD_BEFORE) : lines, surplus };
}

/** Halfway between what was expected of a part and what it came to. */
function surplusOf(written: readonly Draft[], context: PartContext, { model }: Asker): number {
	const came = wordsOf(written) / askedWords(context, model.profile);
	const { surplus = 1 / ORDERED.written } = context;
	return Math.min(SURPLUS.most, Math.max(SURPLUS.least, (surplus + came) / 2));
}

/** The last lines of a part as they will be heard; where its table read takes long, as they were first written. */
async function endOfPart(asker: Asker, index: number, waitMs: number): Promise<string[]> {
	const heard = await asker.findNote(endOf(index), waitMs);
	const lines = heard ? heardLines.parse(heard) : draftNote.parse(await asker.findNote(draftOf(index))).lines;
	return lines.slice(-HEARD_BEFORE);
}

const spoken = (drafts: readonly Draft[]): string[] => drafts.map(({ speaker, text }) => `${speaker ?? 'B'}: ${text}`);
