import { z } from 'zod';
import type { Asker } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';

/** Lines of a part that the table read of the next one hears first. */
export const HEARD_BEFORE = 24;
/** Milliseconds for which the table read waits for the end of the part before. */
const WAIT_FOR_END = 120_000;

const heardLines = z.array(z.string()).catch([]);
/** All lines of a part as they were first written, and what `surplus` of PartContext is by then; of old notes, lines alone. */
const draftNote = z
	.object({ lines: z.array(z.string()), surplus: z.number().optional() })
	.or(z.array(z.string()).transform((lines) => ({ lines, surplus: undefined })))
	.catch({ lines: [], surplus: undefined });
type DraftNote = z.infer<typeof draftNote>;

/** Names of the notes: how a part ends as it will be heard, and all of its lines as they were first written. */
const endOf = (index: number): string => `end of part ${index + 1}`;
const draftOf = (index: number): string => `part ${index + 1}, as it was written`;

export const keepDraft = (asker: Asker, index: number, written: readonly Draft[], surplus?: number): Promise<void> =>
	asker.keepNote(draftOf(index), { lines: spoken(written), surplus });

export const findDraft = async (asker: Asker, index: number, waitMs = 0): Promise<DraftNote> =>
	draftNote.parse(await asker.findNote(draftOf(index), waitMs));

export const keepEnd = (asker: Asker, index: number, drafts: readonly Draft[]): Promise<void> =>
	asker.keepNote(endOf(index), spoken(drafts.slice(-HEARD_BEFORE)));

/** The last lines of a part as they will be heard; where its table read takes long, as they were first written. */
export async function findEnd(asker: Asker, index: number): Promise<string[]> {
	const heard = await asker.findNote(endOf(index), WAIT_FOR_END);
	const lines = heard ? heardLines.parse(heard) : (await findDraft(asker, index)).lines;
	return lines.slice(-HEARD_BEFORE);
}

export const spoken = (drafts: readonly Draft[]): string[] =>
	drafts.map(({ speaker, text }) => `${speaker ?? 'B'}: ${text}`);
