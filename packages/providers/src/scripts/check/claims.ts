import { type Evidence, evidenceOf, factsOf, missingIn } from '@nexus/core/scripts';
import { numbersIn, type TextNumber } from './numbers.ts';

/** Something that a line says and its passages seem not to. */
export interface Claim {
	doubt: 'number-absent' | 'number-elsewhere' | 'name-absent';
	/** As in the line. */
	words: string;
}

/** What a text offers to rest on. */
export interface SourceFacts {
	evidence: Evidence;
	numbers: TextNumber[];
	/** A row of a table, in which each value belongs to what the row is of. */
	isRow: boolean;
}

const LEAST_CELLS = 3;

export const sourceFactsOf = (text: string): SourceFacts => ({
	evidence: evidenceOf(text),
	numbers: numbersIn(text),
	isRow: text.split(';').filter((cell) => cell.includes(': ')).length >= LEAST_CELLS,
});

/** How far a rounded number may be from the exact one, as a share, by how many of its digits count: "130 mil", "127 mil". */
const ROUNDING: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.1, 3: 0.01 };

/**
 * The numbers and names of a line that its passages do not hold, and the numbers that they hold of something else. Cheap,
 * and no proof: what it finds is put before a model where there is one.
 * @param known what may be named anywhere, such as the hosts
 */
export function doubtfulClaims(
	text: string,
	grounds: readonly SourceFacts[],
	known: SourceFacts,
	{ checksNames }: { checksNames: boolean },
): Claim[] {
	const there = grounds.flatMap(({ numbers }) => numbers);
	const facts = factsOf(text);
	const claims: Claim[] = [];
	for (const number of numbersIn(text)) {
		if (isDifference(number, there)) continue;
		const isThere = there.some((other) => isSame(number, other));
		if (!isThere && !known.numbers.some((other) => isSame(number, other))) {
			if (number.inDigits) claims.push({ doubt: 'number-absent', words: number.raw });
			else if (isOfOthers(number, there)) claims.push({ doubt: 'number-elsewhere', words: number.raw });
		} else if (isThere && (isOfOthers(number, there) || isOfAnotherRow(number, facts.names, grounds)))
			claims.push({ doubt: 'number-elsewhere', words: number.raw });
	}
	if (!checksNames) return claims;
	const { names } = missingIn({ numbers: [], names: facts.names }, [
		...grounds.map(({ evidence }) => evidence),
		known.evidence,
	]);
	return [...claims, ...names.map((name): Claim => ({ doubt: 'name-absent', words: name }))];
}

function isSame(number: TextNumber, other: TextNumber): boolean {
	return number.values.some((value) =>
		other.values.some((exact) => value === exact || Math.abs(value - exact) <= exact * rounding(number, value)),
	);
}

/** Of "quase 130 mil" and "130 mil", few digits that count, said as a rounding or with a scale in words; 0 of others. */
function rounding({ isRounded, raw }: TextNumber, value: number): number {
	if (!isRounded && !/ \p{L}/u.test(raw)) return 0;
	const digits = String(value)
		.replace('.', '')
		.replace(/^0+|0+$/g, '');
	return ROUNDING[digits.length] ?? 0;
}

/** More numbers of one thing have a difference for everything. */
const MOST_COMPARED = 6;

/** Whether it is what two numbers of the same thing are apart, as nearly as it claims. */
function isDifference(number: TextNumber, there: readonly TextNumber[]): boolean {
	const same = there.filter(({ of }) => of !== null && of === number.of);
	if (same.length > MOST_COMPARED || same.some((other) => isSame(number, other))) return false;
	return same.some((one, index) =>
		same.slice(index + 1).some((other) => {
			const apart = one.values.flatMap((a) => other.values.map((b) => Math.abs(a - b))).filter((value) => value > 0);
			return isSame(number, { ...one, values: apart });
		}),
	);
}

/** Whether the line names what a row of a table is of, and the number stands in another row only. */
function isOfAnotherRow(number: TextNumber, names: readonly string[], grounds: readonly SourceFacts[]): boolean {
	const holders = grounds.filter(({ numbers }) =>
		numbers.some((other) => other.of === number.of && isSame(number, other)),
	);
	if (number.of === null || holders.some(({ isRow }) => !isRow)) return false;
	const named = grounds.filter(({ isRow, evidence }) => isRow && names.some((name) => evidence.words.has(name)));
	return (
		named.some(({ numbers }) => numbers.some(({ of }) => of === number.of)) &&
		!named.some((row) => holders.includes(row))
	);
}

/** "Two nights", "duas noites": the smallest numbers in words count whatever a sentence is about. */
const isFew = ({ inDigits, values }: TextNumber): boolean => !inDigits && values.every((value) => value <= 3);

/** Whether the passages give numbers of what this one is said to be of, and all of them are others. */
function isOfOthers(number: TextNumber, there: readonly TextNumber[]): boolean {
	if (number.of === null || isFew(number)) return false;
	const ofSame = there.filter(({ of }) => of === number.of);
	return (
		ofSame.length > 0 &&
		!ofSame.some((other) => isSame(number, other)) &&
		!there.some((other) => other.of === null && isSame(number, other))
	);
}
