import type { Asker, Reading } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';
import { asData } from '../data-text.ts';
import { listedObjects } from '../json-answer.ts';
import { heardBlock, type PartContext } from '../part/part-context.ts';
import { LISTEN_SCHEMA } from '../schemas.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { asSpoken } from './as-spoken.ts';
import { type Stumble, stumble } from './stumble.ts';

/**
 * Has a part heard by somebody who knows neither document nor plan, as whoever will listen: of what other parts told
 * before, only what it was about. None where the answer cannot be used.
 * @param before the end of the part before, as far as it is known
 * @param linesEach lines for one at which they may stumble: who is asked for faults finds some in everything
 */
export async function listen(
	asker: Asker,
	context: PartContext,
	drafts: readonly Draft[],
	{ before, linesEach }: { before: readonly string[]; linesEach: number },
): Promise<Stumble[]> {
	const most = Math.ceil(drafts.length / linesEach);
	const read = (text: string): Reading<Stumble[]> => {
		const { objects, isComplete } = listedObjects(text);
		const found = objects.flatMap((object) => stumble.safeParse(object).data ?? []);
		return { value: isComplete ? found.filter(({ number }) => drafts[number - 1]).slice(0, most) : null };
	};
	const lines = drafts.map((draft, place) => `[${place + 1}] ${draft.speaker}: ${asSpoken(draft)}`);
	const asked = {
		system: instruct(wordingOf(context.language).listen, { most }, asker.model.profile),
		user: [toldBlock(context), `<lines>\n${lines.join('\n')}\n</lines>`].filter(Boolean).join('\n\n'),
		aside: heardBlock(before),
		schema: LISTEN_SCHEMA,
		name: 'listen',
		urgent: context.opening,
	};
	return (await asker.ask(asked, read, { most: 1, complaint: '', failure: null })) ?? [];
}

/** What the parts before the last one told, in short: that one, short as the first is, has just been heard. */
function toldBlock({ plan, told, request }: PartContext): string {
	if (request.part.source.index < 2) return '';
	const beats = plan.beats.slice(0, (told.beats[0] ?? 1) - 1);
	const points = [plan.hook.text, ...beats.map(({ point }) => point)];
	return `<told>\n${points
		.map((point) => asData(point))
		.filter(Boolean)
		.join('\n')}\n</told>`;
}
