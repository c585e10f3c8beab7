import type { Language } from '@nexus/contract';
import type { PartOutline } from '@nexus/core/planning';
import type { PartRequest, ScriptPassage, ScriptPlan } from '@nexus/core/ports';
import { asData, named } from '../data-text.ts';
import { type Order, orderBlock } from '../plan/order.ts';
import { CLOSING_WORDS, OPENING_WORDS, ORDERED } from '../plan/script-words.ts';
import { wordingOf } from '../wording/index.ts';

/** Everything that the steps of one part go by. */
export interface PartContext {
	request: PartRequest;
	plan: ScriptPlan;
	told: NonNullable<PartOutline['told']>;
	order: Order;
	language: Language;
	passages: readonly ScriptPassage[];
	/** With those of a short document that other parts tell: lines may speak of what was heard of them. */
	known: readonly ScriptPassage[];
	/** Whether it opens or ends the episode. */
	opening: boolean;
	closing: boolean;
	/** Of a section that is put between lines that are written: the last of those before it. */
	heardBefore?: readonly string[];
	/** Words that the model writes for each that it is asked for, by the parts before; as most do, where none is known. */
	surplus?: number;
}

/** The last lines before a part, for whoever writes it or reads it at the table; undefined where none are known. */
export const heardBlock = (lines: readonly string[]): string | undefined =>
	lines.length === 0 ? undefined : `<heard>\n${lines.map(asData).join('\n')}\n</heard>`;

/** The first lines behind a part; undefined where none are known. */
export const nextBlock = (lines: readonly string[]): string | undefined =>
	lines.length === 0 ? undefined : `<next>\n${lines.map(asData).join('\n')}\n</next>`;

/** Words of a part as they are asked for: of a model that writes more than it is asked for, fewer. */
function ordered(
	words: number,
	{ surplus }: PartContext,
	isTerse: boolean,
	stage: 'written' | 'revised' = 'written',
): number {
	const share = stage === 'written' && surplus !== undefined ? 1 / surplus : ORDERED[stage];
	return Math.round(words * (isTerse ? 1 : share));
}

/** Words that the part is to have. */
const partWords = ({ told, opening, closing }: PartContext): number =>
	told.words + (opening ? OPENING_WORDS : 0) + (closing ? CLOSING_WORDS : 0);

/** Words that the part's writer is asked for. */
export const askedWords = (context: PartContext, { isTerse }: { isTerse: boolean }): number =>
	ordered(partWords(context), context, isTerse);

/** @param stage whether the part is yet to be written, or its lines are there */
export function partOrder(
	context: PartContext,
	{ isTerse }: { isTerse: boolean },
	stage: 'written' | 'revised' = 'written',
): string {
	const { order, opening, closing, request } = context;
	const asked = ordered(partWords(context), context, isTerse, stage);
	const { words } = wordingOf(context.language);
	const place = opening ? (closing ? words.both : words.opening) : closing ? words.closing : words.neither;
	return orderBlock(order, 'write', {
		part: request.part.source.index + 1,
		parts: request.outline.totalParts,
		place,
		opening,
		closing,
		words: asked,
	});
}

/**
 * The plan as a part's writer sees it: its own beats in full, of the others what they tell.
 * @param nearby of the other beats, so many before and after; all of them unless given
 */
export function planBlock(
	context: PartContext,
	{ isTerse }: { isTerse: boolean },
	nearby = Number.POSITIVE_INFINITY,
): string {
	const { plan, told, opening, closing, language, request } = context;
	const { words } = wordingOf(language);
	const own = new Set(told.beats);
	const first = told.beats[0] ?? 1;
	const last = told.beats.at(-1) ?? first;
	const beats = plan.beats.flatMap((beat, index) => {
		const number = index + 1;
		if (!own.has(number)) {
			return number < first - nearby || number > last + nearby
				? []
				: [`${number}. ${asData(beat.title)}: ${asData(beat.point)}`];
		}
		const details = [
			`point: ${asData(beat.point)}`,
			`passages: ${named(beat.passages)}`,
			`lead: ${beat.lead}`,
			`words: ${ordered(beat.words, context, isTerse)}`,
		];
		return [
			`${number}. (${words.told}) ${asData(beat.title)}\n${details
				.filter(Boolean)
				.map((detail) => `   ${detail}`)
				.join('\n')}`,
		];
	});
	const before = plan.beats[first - 2];
	const after = plan.beats[last];
	return [
		'<plan>',
		`topic: ${asData(request.outline.topic)}`,
		plan.about && `document: ${asData(plan.about)}`,
		`thesis: ${asData(plan.thesis)}`,
		plan.listener && `listener: ${asData(plan.listener)}`,
		opening
			? `hook: ${asData(plan.hook.text)} (${named(plan.hook.passages)})${plan.hook.why ? `; ${asData(plan.hook.why)}` : ''}`
			: `hook (${words.heard}): ${asData(plan.hook.text)}`,
		'beats:',
		...beats,
		closing && plan.takeaways.map(({ text, passages }) => `takeaway: ${asData(text)} (${named(passages)})`).join('\n'),
		before && `before: ${asData(before.title)}: ${asData(before.point)}`,
		after && `after (${after.lead}): ${asData(after.title)}: ${asData(after.point)}`,
		'</plan>',
	]
		.filter(Boolean)
		.join('\n');
}
