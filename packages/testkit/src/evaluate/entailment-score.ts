import { ENTAILMENT_CASES, type EntailmentCase, type EntailmentKind } from './entailment-cases.ts';

/** Whether a check finds something wrong with a line. */
export type EntailmentCheck = (one: EntailmentCase) => boolean | Promise<boolean>;

export interface EntailmentScore {
	/** Share of the wrong lines that were found, 0 to 1. */
	found: number;
	/** Share of the true lines that something was found wrong with, 0 to 1. */
	falseAlarms: number;
	/** Of each kind of wrong line, how many of how many were found. */
	byKind: Partial<Record<EntailmentKind, { found: number; of: number }>>;
	missed: EntailmentCase[];
	alarms: EntailmentCase[];
}

/** How a check does on lines of which the verdict is known. */
export async function scoreEntailment(
	check: EntailmentCheck,
	cases: readonly EntailmentCase[] = ENTAILMENT_CASES,
): Promise<EntailmentScore> {
	const answers = await Promise.all(cases.map(async (one) => ({ one, isDoubted: await check(one) })));
	const wrong = answers.filter(({ one }) => !one.entailed);
	const right = answers.filter(({ one }) => one.entailed);
	const byKind: EntailmentScore['byKind'] = {};
	for (const { one, isDoubted } of wrong) {
		const sum = byKind[one.kind] ?? { found: 0, of: 0 };
		byKind[one.kind] = { found: sum.found + (isDoubted ? 1 : 0), of: sum.of + 1 };
	}
	const missed = wrong.filter(({ isDoubted }) => !isDoubted).map(({ one }) => one);
	const alarms = right.filter(({ isDoubted }) => isDoubted).map(({ one }) => one);
	return {
		found: 1 - missed.length / Math.max(1, wrong.length),
		falseAlarms: alarms.length / Math.max(1, right.length),
		byKind,
		missed,
		alarms,
	};
}
