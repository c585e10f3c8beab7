import type { CoverWish } from '@nexus/core/ports';
import { setLine, settable, widthOf } from './lettering.ts';
import { Plate } from './plate.ts';
import { encodePng } from './png.ts';
import { soundArcs } from './sound-arcs.ts';

/** Pixels of each side. */
const SIZE = 640;
const MARGIN = 52;
const LINES_MOST = 4;
/** Sizes of the title's type and how far its lines stand apart; the largest that fits is taken. */
const TITLE = { sizes: [62, 54, 46, 40, 34], leading: 1.14, bottom: 530 } as const;
const NAMES = { size: 27, baseline: SIZE - MARGIN, gap: 20 } as const;
/** As much of a long title as four lines of the smallest type may hold. */
const TITLE_MOST = 160;

/** As the web app has them by day. */
const PAPER = [250, 246, 239] as const;
const EMBER = [207, 90, 43] as const;
const LAGOON = [31, 138, 158] as const;
/** Steps in which an ink covers a pixel: with both inks, as many colours as a PNG's palette has. */
const STEPS = 16;

/**
 * Task: an episode's cover as PNG, printed as on a press with two inks: host A's sound in ember, host B's in lagoon, the
 * title in both. The same wish gives the same bytes.
 */
export function drawCover({ title, hosts, seed }: CoverWish): Uint8Array {
	const [ember, lagoon] = [new Plate(SIZE), new Plate(SIZE)];
	const lines = fitTitle(settable(title.slice(0, TITLE_MOST)));
	const top = TITLE.bottom - (lines.texts.length - 1) * lines.size * TITLE.leading - lines.size;
	const { a, b } = soundArcs(seed, { centre: [SIZE / 2, (MARGIN + top) / 2], radius: (top - MARGIN) / 2 - 8 });
	// One by one: rings that lie over each other would cancel out.
	for (const outline of a) ember.print([outline]);
	for (const outline of b) lagoon.print([outline]);
	for (const [index, text] of lines.texts.entries()) {
		const baseline = TITLE.bottom - (lines.texts.length - 1 - index) * lines.size * TITLE.leading;
		const outlines = setLine(text, lines.size, MARGIN, baseline);
		ember.print(outlines);
		lagoon.print(outlines);
	}
	const [nameA, nameB] = [settable(hosts.a), settable(hosts.b)];
	ember.print(setLine(nameA, NAMES.size, MARGIN, NAMES.baseline));
	const second = MARGIN + widthOf(nameA, NAMES.size) + NAMES.gap;
	lagoon.print(setLine(nameB, NAMES.size, second, NAMES.baseline));
	return encodePng(SIZE, palette(), indices(ember, lagoon));
}

/** The title in lines of the largest type that four of them hold it in; else cut short. */
function fitTitle(title: string): { size: number; texts: string[] } {
	for (const size of TITLE.sizes) {
		const texts = wrap(title, size);
		if (texts && texts.length <= (size > 50 ? 3 : LINES_MOST)) return { size, texts };
	}
	const size = TITLE.sizes.at(-1) ?? 0;
	const texts = (wrap(title, size) ?? cut(title, size)).slice(0, LINES_MOST);
	let last = `${texts[LINES_MOST - 1] ?? ''}…`;
	while (last.length > 1 && !fits(last, size)) last = `${last.slice(0, -2)}…`;
	return { size, texts: [...texts.slice(0, LINES_MOST - 1), last] };
}

const fits = (text: string, size: number): boolean => widthOf(text, size) <= SIZE - 2 * MARGIN;

/** Null where one word is wider than a line. */
function wrap(title: string, size: number): string[] | null {
	const lines: string[] = [];
	for (const word of title.split(' ')) {
		if (!fits(word, size)) return null;
		const longer = `${lines.at(-1) ?? ''} ${word}`;
		if (lines.length > 0 && fits(longer, size)) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** Letter by letter, for words that no line holds. */
function cut(title: string, size: number): string[] {
	const lines = [''];
	for (const letter of title) {
		const longer = `${lines.at(-1)}${letter}`;
		if (fits(longer, size)) lines[lines.length - 1] = longer;
		else lines.push(letter);
	}
	return lines;
}

/** What ink leaves of the paper's light, both inks over each other. */
function palette(): number[][] {
	return Array.from({ length: STEPS * STEPS }, (_, index) => {
		const ember = Math.floor(index / STEPS) / (STEPS - 1);
		const lagoon = (index % STEPS) / (STEPS - 1);
		return PAPER.map((paper, channel) => {
			const left = (ink: readonly number[], share: number) => 1 - share * (1 - (ink[channel] ?? 0) / 255);
			return Math.round(paper * left(EMBER, ember) * left(LAGOON, lagoon));
		});
	});
}

function indices(ember: Plate, lagoon: Plate): Uint8Array {
	const pixels = new Uint8Array(SIZE * SIZE);
	for (let at = 0; at < pixels.length; at++) {
		const [a, b] = [ember.coverage[at] ?? 0, lagoon.coverage[at] ?? 0];
		pixels[at] = Math.round(a * (STEPS - 1)) * STEPS + Math.round(b * (STEPS - 1));
	}
	return pixels;
}
