import { plainSpeech, withoutTags } from '@nexus/core/scripts';
import { z } from 'zod';
import type { Asker, Reading } from '../asking/asker.ts';
import { asData, documentTag, named, passageLines } from '../data-text.ts';
import { listedObjects } from '../json-answer.ts';
import { REWRITE_SCHEMA } from '../schemas.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { type Draft, LINE_KINDS } from './draft.ts';
import type { Judged } from './judge.ts';
import { deliveryOf, type LineReader } from './line-reader.ts';

const rewritten = z.object({
	number: z.number().int(),
	text: z.string(),
	passages: z.array(z.number()).catch([]),
	kind: z.enum(LINE_KINDS).catch('fact'),
	delivery: z.string().catch(''),
});

/**
 * Has the wrong lines of a part rewritten, all together, each shown with its neighbours, the reason and its passages.
 * Answers the new lines by their places; none where no answer can be used.
 */
export async function rewriteLines(
	asker: Asker,
	all: readonly Draft[],
	{ language, passages, about = '', reader, personas }: Judged & { reader: LineReader; personas: string },
): Promise<Map<number, Draft>> {
	const wording = wordingOf(language);
	const places = [...all.keys()].filter((place) => all[place]?.problem);
	const wrong = new Set(places);
	const near = new Set(places.flatMap((place) => [place - 1, place, place + 1]));
	const lines = all.flatMap((draft, place) => {
		if (!near.has(place)) return [];
		const { speaker, text, passages: own, problem, wrongWords } = draft;
		const reason = problem === null ? '' : wording.lineProblems[problem];
		const words = wrongWords === '' ? '' : `: “${asData(wrongWords)}”`;
		const mark = wrong.has(place) ? `${wording.words.rewrite} (${reason}${words}; ${named(own) || '-'}). ` : '';
		return [`[${place + 1}] ${mark}${speaker ?? 'B'}: ${asData(text)}`];
	});
	const cited = new Set(places.flatMap((place) => all[place]?.passages ?? []));
	const bare = places.some((place) => all[place]?.passages.length === 0);
	const shown = bare ? passages : passages.filter(({ number, isHeading }) => isHeading || cited.has(number));
	const read = (text: string): Reading<Map<number, Draft>> => {
		const found = new Map<number, Draft>();
		for (const object of listedObjects(text).objects) {
			const { success, data } = rewritten.safeParse(object);
			const old = success ? all[data.number - 1] : undefined;
			if (!success || !old || !wrong.has(data.number - 1)) continue;
			const tagged = withoutTags(data.text);
			const plain = plainSpeech(tagged.text, 1);
			if (plain === null) continue;
			const delivery = deliveryOf(data.delivery) || old.delivery;
			const speaker = old.speaker ?? otherOf(all[data.number - 2]?.speaker);
			const { passages: own, kind } = data;
			found.set(
				data.number - 1,
				reader.judged({ ...old, speaker, text: plain, passages: own, kind, delivery, tags: [] }),
			);
		}
		return { value: found.size > 0 ? found : null };
	};
	const answer = await asker.ask(
		{
			system: instruct(wording.rewrite, { personas }, asker.model.profile),
			user: `${documentTag(about)}\n${passageLines(shown)}\n</document>\n\n<lines>\n${lines.join('\n')}\n</lines>`,
			schema: REWRITE_SCHEMA,
			name: 'rewrite',
		},
		read,
		{ most: 2, complaint: wording.again.unreadable, failure: null },
	);
	return answer ?? new Map();
}

const otherOf = (speaker: Draft['speaker'] | undefined): 'A' | 'B' => (speaker === 'B' ? 'A' : 'B');
