import type { Upload } from '@nexus/contract';
import { dateAndTime, relativeDate } from '../../lib/format.ts';

type Sent = Pick<Upload, 'id' | 'filename' | 'created_at'>;

/**
 * When each document was sent, by its id, such that documents of one name can be told apart: `Ontem` for one whose name
 * no other has, else its date and time, with a number where these are alike too.
 * @param now milliseconds
 */
export function sentWords(documents: readonly Sent[], now: number): Map<string, string> {
	const words = new Map<string, string>();
	const used = new Map<string, number>();
	const oldestFirst = [...documents].sort((a, b) => a.created_at.localeCompare(b.created_at));
	for (const { id, filename, created_at } of oldestFirst) {
		const alone = documents.every((other) => other.id === id || other.filename !== filename);
		const when = alone ? relativeDate(created_at, now) : dateAndTime(created_at);
		const nth = (used.get(`${filename}\n${when}`) ?? 0) + 1;
		used.set(`${filename}\n${when}`, nth);
		words.set(id, nth === 1 ? when : `${when} · envio ${nth}`);
	}
	return words;
}
