import type { Upload } from '@nexus/contract';
import { dateAndTime, relativeDate } from './format.ts';

type Sent = Pick<Upload, 'id' | 'filename' | 'created_at'>;

/**
 * Words that distinguish documents of the same name, by id: the date and time of upload, with a number where these are
 * equal too. Documents with a name of their own are left out.
 */
export function distinguishingWords(documents: readonly Sent[]): ReadonlyMap<string, string> {
	const words = new Map<string, string>();
	const used = new Map<string, number>();
	const oldestFirst = [...documents].sort((a, b) => a.created_at.localeCompare(b.created_at));
	for (const { id, filename, created_at } of oldestFirst) {
		if (documents.every((other) => other.id === id || other.filename !== filename)) continue;
		const when = dateAndTime(created_at);
		const nth = (used.get(`${filename}\n${when}`) ?? 0) + 1;
		used.set(`${filename}\n${when}`, nth);
		words.set(id, nth === 1 ? when : `${when} · envio ${nth}`);
	}
	return words;
}

/** When each document was sent, by its id: `Ontem`, or what tells it apart. @param now milliseconds */
export function sentWords(documents: readonly Sent[], now: number): Map<string, string> {
	const apart = distinguishingWords(documents);
	return new Map(documents.map(({ id, created_at }) => [id, apart.get(id) ?? relativeDate(created_at, now)]));
}

/** `ata.txt, de 22/11/2026, 10:41`: a document's name, with what tells it apart from others, if anything. */
export const nameAmong = ({ filename }: Pick<Sent, 'filename'>, apart: string | undefined): string =>
	apart === undefined ? filename : `${filename}, de ${apart}`;

/** The same as what is deleted: `“ata.txt”`, `“ata.txt”, de 22/11/2026, 10:41,`. */
export const quotedAmong = ({ filename }: Pick<Sent, 'filename'>, apart: string | undefined): string =>
	apart === undefined ? `“${filename}”` : `“${filename}”, de ${apart},`;
