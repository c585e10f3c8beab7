import type { Language } from '@nexus/contract';
import type { Pronunciation } from '@nexus/language/spoken-text';
import type { Database, PronunciationRecord } from '../ports/index.ts';

/** By language, what an account's episodes say otherwise than it is written. */
export type Pronunciations = Readonly<Record<Language, readonly Pronunciation[]>>;

export const NO_PRONUNCIATIONS: Pronunciations = { 'pt-BR': [], 'en-US': [] };

/** The word as entries are told apart by. */
const entryKey = ({ word, matchCase }: Pronunciation): string => (matchCase ? `=${word}` : `~${word.toLowerCase()}`);

/** The account's entries, and those of the installation that it has none of its own for. */
export async function pronunciationsOf(
	{ pronunciations }: Pick<Database, 'pronunciations'>,
	userId: string,
): Promise<Pronunciations> {
	const records = await pronunciations.list(userId);
	return { 'pt-BR': merged(records, 'pt-BR'), 'en-US': merged(records, 'en-US') };
}

function merged(records: readonly PronunciationRecord[], language: Language): Pronunciation[] {
	const entries = new Map<string, Pronunciation>();
	const inOrder = records.toSorted((a, b) => Number(a.userId !== null) - Number(b.userId !== null));
	for (const record of inOrder) {
		if (record.language !== language) continue;
		const { word, said, matchCase } = record;
		entries.set(entryKey(record), { word, said, matchCase });
	}
	return [...entries.values()];
}
