import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { collectPatterns, type Pattern } from './collect.ts';
import { complaintAbout } from './complaints.ts';
import { judge, type Verdict } from './verdicts.ts';

const root = resolve(import.meta.dirname, '../..');
const FIXTURE = 'scripts/patterns/fixtures/violations.ts';

let found: { patterns: Pattern[]; late: string[] };
const named = (start: string): Pattern => {
	const pattern = found.patterns.find(({ source }) => source.startsWith(start));
	if (!pattern) throw new Error(`${start} was not found`);
	return pattern;
};
beforeAll(async () => {
	found = await collectPatterns(root, [FIXTURE]);
});

it('finds literals, what is built when a module is loaded, and who builds later', () => {
	expect(found.patterns.map(({ source }) => source).sort()).toEqual([
		'(?:[a-z]+ *,? *)+!',
		String.raw`\s+$`,
		'^(?:a|aa)+$',
		String.raw`^(["'])(.*)\1$`,
		'^[a-z]+$',
	]);
	expect(found.late).toEqual([FIXTURE]);
});

it.each<[string, Verdict]>([
	['^[a-z]+$', 1],
	[String.raw`\s+$`, 2],
	['^(?:a|aa)+$', 'exponential'],
	['(?:[a-z]+ ', 'exponential'],
	['^([', 'unproved'],
])('has %s judged', (start, verdict) => {
	expect(judge(named(start))).toBe(verdict);
});

it('complains of what is not proved, unless its input is bounded enough', () => {
	const bounded = (characters: number) => [{ files: 'scripts/', characters, by: 'a test' }];
	expect(complaintAbout(named('^[a-z]+$'), 1, [])).toBeNull();
	for (const verdict of [2, 'exponential', 'unproved'] as const) {
		expect(complaintAbout(named(String.raw`\s+$`), verdict, [])).toContain('no bound of its input is stated');
		expect(complaintAbout(named(String.raw`\s+$`), verdict, bounded(20))).toBeNull();
	}
	expect(complaintAbout(named(String.raw`\s+$`), 2, bounded(20_000))).toContain('4e+8 steps');
	expect(complaintAbout(named('^(?:a|aa)'), 'exponential', bounded(30))).toContain('exponential');
});
