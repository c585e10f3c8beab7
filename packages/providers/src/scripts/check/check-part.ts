import type { PartReview } from '@nexus/core/ports';
import { inOwnDialect, languageProblem } from '@nexus/language/dialect';
import type { Asker } from '../asking/asker.ts';
import type { PartContext } from '../part/part-context.ts';
import { type Draft, isFactual } from './draft.ts';
import { type Judged, judgeLines } from './judge.ts';
import { type LineReader, withoutRepeats } from './line-reader.ts';
import { rewriteLines } from './rewrite.ts';

export interface CheckedPart {
	drafts: Draft[];
	review: PartReview;
}

/**
 * Holds a part's lines against their passages: what is cheap first, then, where the order is careful, a model's judgement
 * of every line that claims something. Wrong lines are rewritten once and checked again; what is still wrong keeps its
 * problem, or is taken out where it cannot be said at all. A line that nothing is wrong with is never changed.
 * @param personas the two people, as text, for whoever rewrites
 */
export async function checkPart(
	asker: Asker,
	context: PartContext,
	{ reader, personas }: { reader: LineReader; personas: string },
	written: readonly Draft[],
): Promise<CheckedPart> {
	const { language, known } = context;
	const ground = { language, passages: known, about: context.plan.about };
	const { kept, repeated } = withoutRepeats(written);
	const own = kept.map((draft) => inDialect(draft, language, reader));
	const isCareful = (context.order.options.effort ?? 'careful') === 'careful';
	const all = new Set(own.keys());
	const { drafts, checked } = await withProblems(asker, ground, reader, own, all, isCareful);

	const rewritten = drafts.some(({ problem }) => problem !== null)
		? await rewriteLines(asker, drafts, { ...ground, reader, personas })
		: new Map<number, Draft>();
	const mended = drafts.map((draft, place) => {
		const other = rewritten.get(place);
		return other ? inDialect(other, language, reader) : draft;
	});
	const again = await withProblems(asker, ground, reader, mended, new Set(rewritten.keys()), isCareful);
	const cut = [
		...repeated.map(({ text }) => ({ text, why: 'repeated' })),
		...again.drafts.filter(isUnspeakable).map(({ text, problem }) => ({ text, why: problem ?? '' })),
	];
	const left = again.drafts.filter((draft) => !isUnspeakable(draft)).map((draft) => asIsSaid(draft, language));
	const changed = own.filter(({ text }, index) => text !== kept[index]?.text).length;
	return {
		drafts: left,
		review: {
			checked,
			rewritten: rewritten.size + changed,
			flagged: left.filter(({ problem }) => problem !== null).length,
			cut,
			reworded: 0,
		},
	};
}

/** Nobody of the two says it, or not in the language that they speak. */
const isUnspeakable = ({ problem }: Draft): boolean => problem === 'no-host' || problem === 'other-language';

/** In the words of the episode's country, where that is a matter of words alone. */
function inDialect(draft: Draft, language: PartContext['language'], reader: LineReader): Draft {
	if (draft.problem !== 'other-dialect') return draft;
	const text = inOwnDialect(draft.text, language);
	return text === draft.text || languageProblem(text, language) !== null
		? draft
		: reader.judged({ ...draft, text, tags: [] });
}

/** Where the dialect is more than a matter of words, those at least are the episode's; the line says nothing wrong. */
const asIsSaid = (draft: Draft, language: PartContext['language']): Draft =>
	draft.problem === 'other-dialect'
		? { ...draft, text: inOwnDialect(draft.text, language), tags: [], problem: null }
		: draft;

/** The lines at some places with what is wrong with them; the others as they are. */
async function withProblems(
	asker: Asker,
	ground: Judged,
	reader: LineReader,
	drafts: readonly Draft[],
	places: ReadonlySet<number>,
	isCareful: boolean,
): Promise<{ drafts: Draft[]; checked: number }> {
	const doubted = [...places].flatMap((place) => {
		const draft = drafts[place];
		if (!draft || draft.problem !== null) return [];
		const claims = reader.claims(draft);
		return isFactual(draft) || claims.length > 0 ? [{ place, claims }] : [];
	});
	const asked = doubted.map(({ place, claims }) => ({ place, hints: claims.map(({ words }) => words) }));
	const judged = isCareful ? await judgeLines(asker, drafts, asked, ground) : null;
	const found = new Map<number, Pick<Draft, 'problem' | 'wrongWords'>>();
	for (const { place, claims } of doubted) {
		const [claim] = claims;
		const verdict = judged?.get(place);
		if (verdict) found.set(place, { problem: verdict.problem, wrongWords: verdict.words });
		else if (!judged && claim) found.set(place, { problem: claim.doubt, wrongWords: claim.words });
	}
	return { drafts: drafts.map((draft, place) => ({ ...draft, ...found.get(place) })), checked: doubted.length };
}
