/** A point in pixels, y downwards. */
export type Point = readonly [x: number, y: number];
/** A closed outline; the last point is joined to the first. */
export type Outline = readonly Point[];

/**
 * One ink's share of a picture: how much of each pixel it covers, 0 to 1. Outlines are filled by the signed area that
 * each edge leaves in the pixels right of it, added up along the rows; outlines of one call that overlap are one shape.
 */
export class Plate {
	readonly size: number;
	readonly coverage: Float32Array;
	readonly #area: Float32Array;

	/** @param size of both sides, pixels */
	constructor(size: number) {
		this.size = size;
		this.coverage = new Float32Array(size * size);
		this.#area = new Float32Array((size + 1) * size);
	}

	/** Where there is ink already, there is no more of it afterwards. */
	print(outlines: readonly Outline[]): void {
		const area = this.#area.fill(0);
		let [top, bottom] = [this.size, 0];
		for (const outline of outlines) {
			let from = outline.at(-1);
			for (const to of outline) {
				if (from) this.#edge(area, from, to);
				top = Math.min(top, to[1]);
				bottom = Math.max(bottom, to[1]);
				from = to;
			}
		}
		for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.size, Math.ceil(bottom)); y++) {
			let sum = 0;
			for (let x = 0; x < this.size; x++) {
				sum += area[y * (this.size + 1) + x] ?? 0;
				const at = y * this.size + x;
				this.coverage[at] = Math.max(this.coverage[at] ?? 0, Math.min(1, Math.abs(sum)));
			}
		}
	}

	#edge(area: Float32Array, from: Point, to: Point): void {
		if (from[1] === to[1]) return;
		const [direction, [x0, y0], [x1, y1]] = from[1] < to[1] ? [1, from, to] : [-1, to, from];
		const slope = (x1 - x0) / (y1 - y0);
		const last = Math.min(this.size, Math.ceil(y1));
		for (let row = Math.max(0, Math.floor(y0)); row < last; row++) {
			const top = Math.max(row, y0);
			const bottom = Math.min(row + 1, y1);
			const a = this.#within(x0 + (top - y0) * slope);
			const b = this.#within(x0 + (bottom - y0) * slope);
			this.#span(area, row * (this.size + 1), Math.min(a, b), Math.max(a, b), direction * (bottom - top));
		}
	}

	#within(x: number): number {
		return Math.min(this.size, Math.max(0, x));
	}

	/** An edge within one row, from `left` to `right`, of the signed height `height`. */
	#span(area: Float32Array, row: number, left: number, right: number, height: number): void {
		const first = Math.floor(left);
		const last = Math.floor(right);
		const add = (pixel: number, value: number) => {
			if (pixel <= this.size) area[row + pixel] = (area[row + pixel] ?? 0) + value;
		};
		if (first === last) {
			const covered = height * (first + 1 - (left + right) / 2);
			add(first, covered);
			add(first + 1, height - covered);
			return;
		}
		const perPixel = height / (right - left);
		let before = 0;
		for (let pixel = first; pixel <= last; pixel++) {
			const [enters, leaves] = [Math.max(left, pixel), Math.min(right, pixel + 1)];
			// What the edge has passed before this pixel covers all of it; what passes within it, the part right of it.
			const passed = perPixel * (enters - left);
			const covered = passed + perPixel * (leaves - enters) * (pixel + 1 - (enters + leaves) / 2);
			add(pixel, covered - before);
			before = covered;
		}
		add(last + 1, height - before);
	}
}
