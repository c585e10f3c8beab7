import type { Outline, Point } from './plate.ts';

/** Degrees between two points of an arc. */
const STEP = 3;

/** Reproducible chance: mulberry32 by Tommy Ettinger. */
function chanceOf(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/**
 * Two people talking, as the logo has them: rings of sound, open outwards, that meet in the middle. How many, how thick
 * and how open is the episode's own.
 * @param box where they lie, pixels
 */
export function soundArcs(seed: number, box: { centre: Point; radius: number }): { a: Outline[]; b: Outline[] } {
	const chance = chanceOf(seed);
	const [x, y] = box.centre;
	const apart = box.radius * (0.5 + 0.16 * chance());
	return {
		a: rings([x - apart, y], box.radius, 180, chance),
		b: rings([x + apart, y], box.radius, 0, chance),
	};
}

/** @param opening the direction in which they are open, degrees */
function rings(centre: Point, radius: number, opening: number, chance: () => number): Outline[] {
	const count = 3 + Math.floor(chance() * 3);
	const pitch = radius / (count + 0.35);
	return Array.from({ length: count }, (_, ring) => {
		const half = 26 + chance() * 64;
		const width = pitch * (0.26 + 0.34 * chance());
		const middle = opening + (chance() - 0.5) * 36;
		return arc(centre, pitch * (ring + 1), width, middle + half, middle + 360 - half);
	});
}

/** A stroke of `width` along a circle, from one direction to another, with round ends. */
function arc(centre: Point, radius: number, width: number, from: number, to: number): Outline {
	const half = width / 2;
	const outer = sweep(centre, radius + half, from, to);
	const inner = sweep(centre, radius - half, from, to).reverse();
	const end = (direction: number, turn: number) => sweep(pointAt(centre, radius, direction), half, turn, turn + 180);
	return [...outer, ...end(to, to), ...inner, ...end(from, from + 180)];
}

function sweep(centre: Point, radius: number, from: number, to: number): Point[] {
	const steps = Math.ceil((to - from) / STEP);
	return Array.from({ length: steps + 1 }, (_, step) => pointAt(centre, radius, from + ((to - from) * step) / steps));
}

function pointAt([x, y]: Point, radius: number, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
