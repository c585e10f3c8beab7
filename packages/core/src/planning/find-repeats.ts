import { type DocumentMap, frontMatterOf, type SourcePart, type Span } from '@nexus/document-text';
import { soundKey } from '@nexus/language/words';
import { plainHeading } from './headings.ts';

/** Shorter stretches may come back without anybody minding. */
const SHORTEST = 24;

/** What comes to the same each time, and has to be heard each time: the outcome of a vote. */
export const VOTE = /(?<!\p{L})(?:vot(?:e|ed|os?|aç|ad)|unanim|unânim|approved|carried|rejected|aprovad|rejeitad)/iu;

/**
 * Finds, for each part, the sentences that an earlier part has already, so that parts written side by side do not say the
 * same twice. One pass over the text: sentences end at line breaks or at a mark before white space, and are compared by a
 * hash of their letters and digits.
 */
export function findRepeats(text: string, parts: readonly SourcePart[]): Span[][] {
	const seen = new Map<number, number>();
	const found: Span[][] = parts.map(() => []);
	// An excerpt in front matter is not read: what it quotes is told by the text.
	const top = frontMatterOf(text)?.end ?? 0;
	parts.forEach((part, index) => {
		const spans = found[index] ?? [];
		let start = Math.max(part.start, top);
		let key = 0;
		let letters = 0;
		for (let at = start; at < part.end; at++) {
			const code = text.charCodeAt(at);
			if (isWordCode(code)) {
				key = (Math.imul(key, 31) + (code | 32)) | 0;
				letters++;
			}
			if (!endsAt(text, at, code) && at < part.end - 1) continue;
			if (letters >= SHORTEST) {
				const whole = (key ^ Math.imul(letters, 0x9e3779b1)) | 0;
				const first = seen.get(whole);
				if (first === undefined) seen.set(whole, index);
				else if (first < index && !VOTE.test(text.slice(start, at))) extend(spans, start, at + 1, text);
			}
			start = at + 1;
			key = 0;
			letters = 0;
		}
	});
	return found;
}

function isWordCode(code: number): boolean {
	return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 0xc0;
}

function endsAt(text: string, at: number, code: number): boolean {
	if (code === 10) return true;
	if (code !== 46 && code !== 33 && code !== 63) return false;
	const next = text.charCodeAt(at + 1);
	return next === 32 || next === 10 || next === 13 || Number.isNaN(next);
}

/** Adds a stretch, joined to the one before when only white space lies between. */
function extend(spans: Span[], start: number, end: number, text: string): void {
	const last = spans.at(-1);
	if (last && text.slice(last.end, start).trim() === '') last.end = end;
	else spans.push({ start, end });
}

/**
 * A heading that an earlier part has, too, is not announced again, unless other headings stand above it: "Fixed" of another
 * version. A section that goes on in a part has none there.
 */
export function addRepeatedHeadings(
	text: string,
	{ sections }: DocumentMap,
	sources: readonly SourcePart[],
	repeats: readonly Span[][],
): void {
	const starts = new Set(sections.map(({ start }) => start));
	const first = new Map<string, number>();
	sources.forEach((source, index) => {
		for (const section of source.sections) {
			if (section.heading === null || !starts.has(section.start)) continue;
			const key = soundKey([...section.path, section.heading].map((heading) => plainHeading(heading)).join(' '));
			const earlier = first.get(key);
			const line = text.indexOf('\n', section.start);
			if (earlier === undefined) first.set(key, index);
			else if (earlier < index) repeats[index]?.push({ start: section.start, end: line < 0 ? section.end : line });
		}
	});
}
