import { countWords } from '@nexus/language/words';
import { unitOf } from './block-reading.ts';
import type { Unit } from './unit.ts';

/** Words of a step that says no more than that code comes: "Check it." */
export const MOST_STEP = 3;

/** A question of which nothing is read that stands between it and the next one or the end, `end` blocks from the first. */
export const isUnanswered = ({ asks, block }: Unit, next: Unit | undefined, end: number): boolean =>
	asks && (next === undefined ? block !== end - 1 : next.asks && next.block > block + 1);

/** Words of a sentence that only says that a table comes. */
const ANNOUNCED = 16;
const TABLE =
	/(?<!\p{L})(?:reports?|tables?|balances?|balance sheet|tabelas?|quadros?|relatórios?|balanços?|balancetes?)(?!\p{L})/iu;
const SHOWN =
	/(?<!\p{L})(?:presented|presents|gave|shows?|showed|lists?|follows|below|apresent(?:a|ou|aram)|mostr(?:a|ou)|traz|segue|abaixo)(?!\p{L}|\s(?:that|que)\s)/iu;
const DECIDED = /(?<!\p{L})(?:ac?ce(?:pt|it)|appro|aprov|rej)/iu;

/** "Ms. Sisson presented the report for March 1–31.": the last words above a table say no more than that it comes. */
export function announces({ pieces }: Unit): boolean {
	const text = pieces.at(-1)?.text ?? '';
	return TABLE.test(text) && SHOWN.test(text) && !DECIDED.test(text) && countWords(text) <= ANNOUNCED;
}

/** Takes away what leads to what comes next: that is told with it, or not at all. */
export function withoutLast(units: Unit[]): void {
	const last = units.pop();
	const pieces = last?.pieces.slice(0, -1) ?? [];
	if (last && pieces.length > 0) units.push({ ...last, ...unitOf(last.form, last.span, last.block, pieces) });
}
