import type { PartReview } from '@nexus/core/ports';
import type { Asker } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';
import type { LineReader } from '../check/line-reader.ts';
import type { PartContext } from '../part/part-context.ts';
import { changesThatTookUp, newOrder } from './new-order.ts';
import { type Change, soundChanges } from './sound-changes.ts';

/** What somebody who heard the lines would have otherwise. */
export interface Changes {
	changes: readonly Change[];
	/** Numbers of lines that are left out, from 1. */
	cut: readonly number[];
	/** Of all lines that stay; none where the order is good. */
	order: readonly number[];
}

export interface Revised {
	drafts: Draft[];
	review: Pick<PartReview, 'reworded' | 'cut'>;
}

/**
 * The lines with what was changed in them, as far as it is sound: a line that says something else, or more than its
 * passages, is taken back, and what nobody else tells is not left out.
 */
export async function applyChanges(
	asker: Asker,
	context: PartContext,
	{ drafts, reader, why }: { drafts: readonly Draft[]; reader: LineReader; why: string },
	wanted: Changes,
): Promise<Revised> {
	const byPlace = Map.groupBy(wanted.changes, ({ number }) => number - 1);
	const wantedOrder = newOrder(drafts, { ...wanted, changed: byPlace });
	const dropped = new Set(wanted.cut.map((number) => number - 1));
	const heard = { drafts, order: wantedOrder, cut: dropped, reader };
	const changed = await soundChanges(asker, context, heard, wanted.changes);
	// What had moved into a line that was taken back is said by nobody now.
	const order = newOrder(drafts, { ...wanted, changed });
	for (const place of dropped) {
		if (!order.includes(place)) continue;
		for (const other of changesThatTookUp(place, drafts, changed)) changed.delete(other);
	}
	const left = new Set(order);
	const cut = drafts.filter((_, place) => !left.has(place)).map(({ text }) => ({ text, why }));
	const moved = order.filter((place, index) => index > 0 && place < (order[index - 1] ?? 0)).length;
	return {
		drafts: order.flatMap((place) => changed.get(place) ?? drafts.slice(place, place + 1)),
		review: { reworded: changed.size + moved, cut },
	};
}
