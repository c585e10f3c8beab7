import type { Language } from '@nexus/contract';
import type { Pronunciation } from '@nexus/language/spoken-text';
import { byLanguage } from '../languages/index.ts';
import type { Database, PronunciationRecord } from '../ports/index.ts';

/** By language, what an account's episodes say otherwise than it is written. */
export type Pronunciations = Readonly<Record<Language, readonly Pronunciation[]>>;

export const NO_PRONUNCIATIONS: Pronunciations = byLanguage(() => []);

/** The word as entries are told apart by. */
const entryKey = ({ word, matchCase }: Pick<Pronunciation, 'word' | 'matchCase'>): string =>
	matchCase ? `=${word}` : `~${word.toLowerCase()}`;

/** The account's entries, and those of the installation for words that it has none of its own for. */
export async function pronunciationsOf(
	{ pronunciations }: Pick<Database, 'pronunciations'>,
	userId: string,
): Promise<Pronunciations> {
	const records = await pronunciations.list(userId);
	return byLanguage((language) => merged(records, language));
}

function merged(records: readonly PronunciationRecord[], language: Language): Pronunciation[] {
	const spoken = records.filter((record) => record.language === language);
	const own = spoken.filter(({ userId }) => userId !== null);
	const keys = new Set(own.map(entryKey));
	// An entry for any case is one for each case: the installation's for one of them would be found before it.
	const isOwn = ({ word, matchCase }: PronunciationRecord) =>
		[true, false].some((matches) => (matchCase || !matches) && keys.has(entryKey({ word, matchCase: matches })));
	const shared = spoken.filter((record) => record.userId === null && !isOwn(record));
	return [...own, ...shared].map(({ word, said, matchCase }) => ({ word, said, matchCase }));
}
