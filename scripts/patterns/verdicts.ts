import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostics } from 'recheck';
import type { Pattern } from './collect.ts';

/**
 * What recheck says of a pattern. 1: proved to take linear time. More: the degree of the polynomial. 'unproved': it holds
 * look-arounds or back references that recheck's automata cannot decide, or recheck cannot read it.
 */
export type Verdict = number | 'exponential' | 'unproved';

export type Verdicts = Record<string, Verdict>;

type Check = (source: string, flags: string, options: { timeout: number }) => Diagnostics;

const VERDICTS = join(import.meta.dirname, 'verdicts.json');
const MILLISECONDS = 10_000;

export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
	createHash('sha256').update(`${source}/${flags}`).digest('base64url').slice(0, 16);

export const readVerdicts = async (): Promise<Verdicts> => JSON.parse(await readFile(VERDICTS, 'utf8'));

export async function writeVerdicts(verdicts: Verdicts): Promise<void> {
	const sorted = Object.fromEntries(Object.entries(verdicts).sort(([one], [other]) => (one < other ? -1 : 1)));
	await writeFile(VERDICTS, `${JSON.stringify(sorted, null, 2)}\n`);
}

let check: Check | undefined;

/** Asks recheck (its build in JavaScript, which needs neither Java nor a program of the platform's). */
export function judge({ source, flags }: Pattern): Verdict {
	check ??= (createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: Check }).checkSync;
	const found = check(source, flags.replaceAll('d', ''), { timeout: MILLISECONDS });
	if (found.status === 'safe') return found.checker === 'automaton' ? 1 : 'unproved';
	if (found.status === 'unknown') return 'unproved';
	if (found.complexity.type !== 'polynomial') return 'exponential';
	// The fuzzer's degrees are guesses, and too high where repetitions are bounded.
	return found.checker === 'automaton' ? found.complexity.degree : 'unproved';
}
