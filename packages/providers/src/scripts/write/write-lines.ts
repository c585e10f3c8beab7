import { spokenWords } from '@nexus/core/scripts';
import type { Asker, Reading } from '../asking/asker.ts';
import type { Draft } from '../check/draft.ts';
import type { LineReader } from '../check/line-reader.ts';
import { asData, passageLines } from '../data-text.ts';
import { listedObjects } from '../json-answer.ts';
import { askedWords, heardBlock, type PartContext, partOrder, planBlock } from '../part/part-context.ts';
import { SCRIPT_SCHEMA } from '../schemas.ts';
import { filled, instruct, wordingOf } from '../wording/index.ts';

/** Times that an answer that broke off is gone on with. */
const CONTINUATIONS = 3;
/** Lines that the model is shown of what there is already. */
const SHOWN_LINES = 12;
/** A script of another length than this, as a share of what was asked for, is asked for once more. */
const LENGTH = { least: 0.7, most: 1.4 } as const;
/** So few different lines, far from the length that was asked for, are no script: one line said again and again. */
const NO_SCRIPT = { lines: 3, length: 0.3 } as const;
/** Other beats that a model with little room is shown, before and after the part's own. */
const NEARBY_BEATS = 2;

interface Answered {
	drafts: Draft[];
	/** Whether it came to its end. */
	isComplete: boolean;
}

interface Given {
	reader: LineReader;
	/** The two people, as text. */
	personas: string;
	/** The end of the part before, as far as it is known. */
	before: readonly string[];
}

/**
 * Has a part's lines written. An answer that breaks off is gone on with from where it stopped.
 * @throws NexusError provider_answer_unusable when no answer holds lines of the two hosts in the episode's language
 */
export async function writeLines(asker: Asker, context: PartContext, given: Given): Promise<Draft[]> {
	let { drafts, isComplete } = await askFor(asker, context, { ...given, written: [] });
	for (let time = 0; time < CONTINUATIONS && !isComplete; time++) {
		const rest = await askFor(asker, context, { ...given, written: drafts });
		if (rest.drafts.length === 0) break;
		drafts = [...drafts, ...rest.drafts];
		isComplete = rest.isComplete;
	}
	return drafts;
}

async function askFor(
	asker: Asker,
	context: PartContext,
	{ reader, personas, before, written }: Given & { written: readonly Draft[] },
): Promise<Answered> {
	const { profile } = asker.model;
	const { language, told } = context;
	const wording = wordingOf(language);
	const isFirst = written.length === 0;
	const wanted = askedWords(context, profile);
	const read = (text: string): Reading<Answered> => {
		const { objects, isComplete } = listedObjects(text);
		const drafts = objects.flatMap((object) => reader.read(object));
		if (drafts.length === 0) return { value: isFirst ? null : { drafts, isComplete } };
		const foreign = drafts.filter(({ problem }) => problem === 'other-language').length;
		if (foreign > drafts.length / 2) {
			return { value: null, complaint: wording.again.otherLanguage, failure: 'roteiro em outro idioma' };
		}
		if (isFirst && isHardlyAny(drafts, wanted)) return { value: null };
		if (!isFirst || !isComplete) return { value: { drafts, isComplete } };
		return { value: { drafts, isComplete }, complaint: complaintOf(drafts) };
	};
	/** Of a whole answer, what is missing from it. */
	const complaintOf = (drafts: readonly Draft[]): string | undefined => {
		const missing = missingBeats(drafts, told.beats);
		const words = wordsOf(drafts);
		const complaints = [
			missing.length > 0 ? filled(wording.again.missingBeats, { beats: missing.join(', ') }) : '',
			words < wanted * LENGTH.least || words > wanted * LENGTH.most
				? filled(wording.again.length, { written: words, wanted })
				: '',
		].filter(Boolean);
		return complaints.length > 0 ? complaints.join(' ') : undefined;
	};
	const asked = {
		system: instruct(wording.write, { personas }, profile),
		user: [
			partOrder(context, profile),
			planBlock(context, profile, profile.isTerse ? NEARBY_BEATS : undefined),
			`<document>\n${passageLines(profile.isTerse ? context.passages : context.known)}\n</document>`,
			isFirst ? '' : writtenBlock(written),
		]
			.filter(Boolean)
			.join('\n\n'),
		aside: isFirst ? heardBlock(before) : undefined,
		schema: SCRIPT_SCHEMA,
		name: 'script',
		urgent: context.opening,
	};
	const cost = ({ drafts }: Answered): number =>
		missingBeats(drafts, told.beats).length +
		drafts.filter(({ problem }) => problem !== null).length / drafts.length +
		Math.abs(Math.log(Math.max(1, wordsOf(drafts)) / wanted));
	const answered = await asker.ask(asked, read, {
		most: 3,
		mostToBetter: 2,
		complaint: wording.again.unreadable,
		failure: isFirst ? 'roteiro ilegível' : null,
		better: (earlier, later) => (cost(later) <= cost(earlier) ? later : earlier),
	});
	return answered ?? { drafts: [], isComplete: true };
}

function isHardlyAny(drafts: readonly Draft[], wanted: number): boolean {
	const different = drafts.filter(({ text }, index) => drafts.findIndex((other) => other.text === text) === index);
	return different.length < NO_SCRIPT.lines && wordsOf(different) < wanted * NO_SCRIPT.length;
}

const writtenBlock = (written: readonly Draft[]): string =>
	`<written>\n${written
		.slice(-SHOWN_LINES)
		.map(({ beat, speaker, text }) => `(${beat}) ${speaker ?? 'B'}: ${asData(text)}`)
		.join('\n')}\n</written>`;

function missingBeats(drafts: readonly Draft[], beats: readonly number[]): number[] {
	const told = new Set(drafts.map(({ beat }) => beat));
	return beats.filter((beat) => !told.has(beat));
}

export const wordsOf = (drafts: readonly Pick<Draft, 'text'>[]): number =>
	drafts.reduce((sum, { text }) => sum + spokenWords(text).length, 0);
