import type { Language } from '@nexus/contract';
import type { ScriptPassage } from '@nexus/core/ports';
import { z } from 'zod';
import type { Asker, Reading } from '../asking/asker.ts';
import { asData, documentTag, named, passageLines } from '../data-text.ts';
import { listedObjects } from '../json-answer.ts';
import { TITLES } from '../passages.ts';
import { CHECK_SCHEMA } from '../schemas.ts';
import { instruct, wordingOf } from '../wording/index.ts';
import { type Draft, VERDICTS, type Verdict } from './draft.ts';

const verdict = z.object({
	number: z.number().int(),
	supported: z.boolean(),
	problem: z.enum(VERDICTS).catch('invented'),
	words: z.string().catch(''),
});

export interface Doubted {
	/** Place among all lines, from 0. */
	place: number;
	/** What looks wrong, found in a cheap way. */
	hints: readonly string[];
}

/** What lines are held against. */
export interface Judged {
	language: Language;
	passages: readonly ScriptPassage[];
	/** What the document is, and whose. */
	about?: string | undefined;
}

export interface Judgement {
	problem: Verdict;
	words: string;
}

const LEAST_JUDGED = 0.5;
const WORDS_SHOWN = 160;

/**
 * Asks a model whether passages entail lines. Answers what is wrong, by the lines' places; null when no answer can be
 * used: then nothing is known.
 * @param all the lines of the part, so that each is read in its place
 */
export async function judgeLines(
	asker: Asker,
	all: readonly Draft[],
	asked: readonly Doubted[],
	{ language, passages, about = '' }: Judged,
): Promise<Map<number, Judgement> | null> {
	const found = new Map<number, Judgement>();
	let isKnown = false;
	const { judgedLines } = asker.model.profile;
	for (let from = 0; from < asked.length; from += judgedLines) {
		const some = await judgeSome(asker, all, asked.slice(from, from + judgedLines), { language, passages, about });
		if (some) isKnown = true;
		for (const [place, judgement] of some ?? []) found.set(place, judgement);
	}
	return isKnown || asked.length === 0 ? found : null;
}

async function judgeSome(
	asker: Asker,
	all: readonly Draft[],
	asked: readonly Doubted[],
	{ language, passages, about = '' }: Judged,
): Promise<Map<number, Judgement> | null> {
	const wording = wordingOf(language);
	const { isTerse, wholeCharacters } = asker.model.profile;
	const doubted = new Map(asked.map((one) => [one.place, one]));
	const cited = new Set(asked.flatMap(({ place }) => all[place]?.passages ?? []));
	const first = Math.max(0, Math.min(...doubted.keys()) - 1);
	const lines = all.slice(first, Math.max(...doubted.keys()) + 2).map(({ speaker, text, passages: own }, index) => {
		const place = first + index;
		const one = doubted.get(place);
		const hints = one?.hints.length ? ` (? ${one.hints.map(asData).join('; ')})` : '';
		return `[${place + 1}] ${one ? `${wording.words.check}, ${named(own) || '-'}${hints}. ` : ''}${speaker ?? 'B'}: ${asData(text)}`;
	});
	// A line that no document supports: a model that approves of it, obeys somebody or approves of everything.
	const control = all.length + 1;
	const controlLine = `[${control}] ${wording.words.check}, ${named([...cited].slice(0, 1)) || '-'}. A: ${wording.control}`;
	const isOpen = asked.some(({ place }) => all[place]?.passages.length === 0);
	const isShort = passages.reduce((sum, { text }) => sum + text.length, 0) <= wholeCharacters;
	const shown = passages.filter(
		({ number, isHeading }, at) => isShort || isOpen || at < TITLES || isHeading || cited.has(number),
	);
	const read = (text: string): Reading<Map<number, Judgement>> => {
		const all = listedObjects(text).objects.flatMap((object) => verdict.safeParse(object).data ?? []);
		if (all.some(({ number, supported }) => number === control && supported)) return { value: null };
		const verdicts = all.filter(({ number }) => doubted.has(number - 1));
		if (verdicts.length < asked.length * LEAST_JUDGED) return { value: null };
		const wrong = verdicts.filter(({ supported }) => !supported);
		return {
			value: new Map(
				wrong.map(({ number, problem, words }) => [number - 1, { problem, words: words.slice(0, WORDS_SHOWN) }]),
			),
		};
	};
	return await asker.ask(
		{
			system: instruct(wording.check, {}, { isTerse }),
			user: `${documentTag(about)}\n${passageLines(shown)}\n</document>\n\n<lines>\n${[...lines, controlLine].join('\n')}\n</lines>`,
			schema: CHECK_SCHEMA,
			name: 'verdicts',
		},
		read,
		{ most: 2, complaint: wording.again.unreadable, failure: null },
	);
}
