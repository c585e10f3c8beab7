const MARKS = /\p{M}+/gu;
const LATIN = /[À-ɏ]/g;

const plain = (letter: string): string => letter.normalize('NFD').replace(MARKS, '').charAt(0) || letter;

/** A text to search in: without case and accents, every character where it was. */
export function folded(text: string): string {
	const lower = text.toLowerCase();
	return (lower.length === text.length ? lower : text).replace(LATIN, plain);
}

/** Where a folded text holds a folded query: [from, to) of each place, none overlapping. */
export function placesOf(text: string, query: string): [from: number, to: number][] {
	const places: [number, number][] = [];
	if (query === '') return places;
	for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
		places.push([at, at + query.length]);
	return places;
}
