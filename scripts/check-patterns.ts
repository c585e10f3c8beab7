import { parseArgs } from 'node:util';
import { BOUNDS, BUILT_LATE } from './patterns/bounds.ts';
import { collectPatterns } from './patterns/collect.ts';
import { complaintAbout } from './patterns/complaints.ts';
import { judge, keyOf, readVerdicts, type Verdicts, writeVerdicts } from './patterns/verdicts.ts';

const SOURCES = ['apps/{cli,server,web}/src/**/*.{ts,tsx}', 'packages/!(testkit)/src/**/*.ts'];

// recheck needs minutes for all patterns: its verdicts are kept, and only new patterns are asked about. `--prove` asks
// about all of them again; `--keep` writes what was asked.
const { values } = parseArgs({ options: { prove: { type: 'boolean' }, keep: { type: 'boolean' } } });
const { patterns, late } = await collectPatterns(process.cwd(), SOURCES);
const kept = values.prove ? {} : await readVerdicts();
const verdicts: Verdicts = {};
for (const pattern of patterns) {
	const key = keyOf(pattern);
	verdicts[key] ??= kept[key] ?? judge(pattern);
}
const asked = Object.keys(verdicts).filter((key) => kept[key] === undefined).length;
const complaints = [
	...patterns.flatMap((pattern) => complaintAbout(pattern, verdicts[keyOf(pattern)] ?? 'unproved', BOUNDS) ?? []),
	...late
		.filter((file) => BUILT_LATE[file] === undefined)
		.map((file) => `${file} builds expressions when it is called`),
	...(asked > 20 && !values.keep ? [`${asked} patterns are new: keep their verdicts with "npm run patterns"`] : []),
];
if (values.keep) await writeVerdicts(verdicts);
for (const complaint of complaints) console.error(complaint);
console.log(`${patterns.length} patterns, ${asked} asked about, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
