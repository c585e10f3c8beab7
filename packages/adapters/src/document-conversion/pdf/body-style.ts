import type { KnownFonts } from './read-page.ts';
import type { BodyStyle, Region } from './types.ts';

/** Size, font and line pitch of most of the document's text. */
export function findBodyStyle(regions: Region[], fonts: KnownFonts): BodyStyle {
	const sizes = new Map<number, number>();
	const families = new Map<string, number>();
	for (const { lines } of regions) {
		for (const { size, font, text } of lines) {
			sizes.set(size, (sizes.get(size) ?? 0) + text.length);
			families.set(font, (families.get(font) ?? 0) + text.length);
		}
	}
	const size = mostFrequent(sizes) ?? 10;
	const pitches: number[] = [];
	for (const { lines } of regions) {
		lines.forEach((line, index) => {
			const above = lines[index - 1];
			const pitch = above === undefined ? 0 : line.y - above.y;
			if (above?.size === size && line.size === size && pitch > size * 0.8 && pitch < size * 3) pitches.push(pitch);
		});
	}
	pitches.sort((one, other) => one - other);
	return {
		size,
		font: mostFrequent(families) ?? '',
		pitch: pitches[pitches.length >> 1] ?? size * 1.2,
		bold: new Set([...fonts].filter(([, isBold]) => isBold).map(([font]) => font)),
	};
}

function mostFrequent<Key>(weights: Map<Key, number>): Key | undefined {
	let best: [Key, number] | undefined;
	for (const entry of weights) if (best === undefined || entry[1] > best[1]) best = entry;
	return best?.[0];
}
