import type { LineRole, ScriptLine } from '@nexus/core/scripts';
import type { Draft, LineKind } from '../check/draft.ts';
import type { PartContext } from '../part/part-context.ts';
import { joinedSpans } from '../passages.ts';

const ROLES: Record<LineKind, LineRole> = {
	fact: 'explain',
	opinion: 'explain',
	question: 'question',
	reaction: 'reaction',
	analogy: 'example',
	bridge: 'bridge',
	takeaway: 'recap',
};
/** By which line the hosts have said who they are. */
const WELCOME_LINES = 6;

/** A part's lines as the rest of the product knows them. */
export function scriptLines(drafts: readonly Draft[], context: PartContext): ScriptLine[] {
	const { plan, known, language } = context;
	const byNumber = new Map(known.map((passage) => [passage.number, passage]));
	const tellsTakeaways = drafts.some(({ kind }) => kind === 'takeaway');
	const begun = new Set<number>();
	return drafts.map((draft, index): ScriptLine => {
		const isNew = !begun.has(draft.beat) && (index === 0 || draft.beat > Math.max(...begun));
		begun.add(draft.beat);
		const chapter = isNew ? (plan.beats[draft.beat - 1]?.title ?? context.request.part.title) : null;
		return {
			speaker: draft.speaker ?? 'B',
			text: draft.text,
			language,
			role: roleOf(draft, { index, count: drafts.length, tellsTakeaways }, context),
			spans: joinedSpans(draft.passages.flatMap((number) => byNumber.get(number)?.spans ?? [])),
			chapter,
			...(draft.problem !== null && { unsupported: true }),
			...(draft.delivery !== '' && { delivery: draft.delivery }),
			...(draft.tags.length > 0 && { tags: draft.tags }),
		};
	});
}

/** Where a line stands, and whether some line of its part says that it is one of the things to keep. */
interface Place {
	index: number;
	count: number;
	tellsTakeaways: boolean;
}

function roleOf(draft: Draft, { index, count, tellsTakeaways }: Place, context: PartContext): LineRole {
	const { opening, closing, plan } = context;
	if (index === count - 1 && index > 0) {
		if (closing) return 'goodbye';
		if (draft.kind === 'bridge') return 'handover';
	}
	if (opening && index === 0) return draft.passages.length > 0 ? 'hook' : 'welcome';
	if (opening && index < WELCOME_LINES && draft.kind === 'bridge' && draft.passages.length === 0) return 'welcome';
	const own = plan.beats[draft.beat - 1]?.passages ?? [];
	const kept = plan.takeaways.flatMap(({ passages }) => passages);
	if (draft.kind === 'takeaway' && !closing) return 'explain';
	const isRecap =
		closing &&
		!tellsTakeaways &&
		draft.passages.length > 0 &&
		draft.kind !== 'question' &&
		draft.passages.every((number) => kept.includes(number) && !own.includes(number));
	return isRecap ? 'recap' : ROLES[draft.kind];
}
