import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { environmentForTools } from '../scripts/lib/paths.js';
import { type Attack, attacks } from './attacks/attacks.ts';
import { type Measured, MOST_TIMES_IDLE, measure } from './attacks/measure.ts';
import { startTarget } from './attacks/target.ts';
import { cleanUpOnSignals, undoing } from './clean-up.ts';
import { watchOthers } from './processes.ts';

/** Requests of the fuzzer; `npm test` sends 2,000, the same ones each time. */
const FUZZED = 50_000;
const NAMED_ATTACKS = ['apps/server/tests/attacks', 'apps/server/tests/production/paid-speech'];

const number = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

function row({ attack, outcome, load, idle, attacked, answers, failures }: Measured): string {
	const times = attacked / idle;
	const cells = [
		String(attack.finding),
		attack.name,
		attack.before,
		outcome,
		`${number(load.longest)} ms, ${Math.round(load.resident)} MiB`,
		`${attack.neighbour}: ${number(idle)} → ${number(attacked)} ms (of ${answers.join(' and ')})`,
		`${times.toFixed(1)}${isGood({ attacked, idle, failures }) ? '' : ' **(too slow)**'}${failures > 0 ? `, ${failures} not answered` : ''}`,
	];
	return `| ${cells.join(' | ')} |`;
}

const isGood = ({ attacked, idle, failures }: Pick<Measured, 'attacked' | 'idle' | 'failures'>): boolean =>
	failures === 0 && attacked / idle <= MOST_TIMES_IDLE;

/**
 * Attacks a server of its own and prints the table of docs/security.md.
 * @param chosen the attacks to measure
 * @returns whether every neighbour was well
 */
async function attackServer(chosen: readonly Attack[]): Promise<boolean> {
	const others = watchOthers();
	const target = await startTarget();
	return undoing(target.close, async () => {
		const all: Measured[] = [];
		for (const attack of chosen) {
			process.stderr.write(`${attack.finding}: ${attack.name}…\n`);
			all.push(await measure(target, attack));
		}
		const heading = '| | attack | before | answers | longest standstill, memory | neighbour, p99 | times idle |';
		const lines = [heading, heading.replace(/[^|]+/g, '---'), ...all.map(row)];
		process.stdout.write(`${lines.join('\n')}\n\n`);
		process.stdout.write(
			`${availableParallelism()} processors, ${Math.round(others() * 100)} % of them used by others.\n`,
		);
		return all.every(isGood);
	});
}

/** All named attacks, the fuzzer among them with many more requests and others each time. */
async function runNamedAttacks(requests: number, seed: number): Promise<boolean> {
	process.stderr.write(`\n${requests} fuzzed requests from seed ${seed}, and all named attacks\n`);
	const variables = { NEXUS_TEST_LONG: '1', NEXUS_FUZZ_REQUESTS: String(requests), NEXUS_FUZZ_SEED: String(seed) };
	const tests = spawn('vitest', ['run', '--project', 'integration', ...NAMED_ATTACKS], {
		stdio: 'inherit',
		env: { ...environmentForTools(), ...variables },
	});
	const [code] = await once(tests, 'exit');
	return code === 0;
}

/**
 * Measures each attack of docs/security.md beside a neighbour, then runs all tests of attacks. `--only server` or
 * `--only tests` does one of both, `--only uploads,previews` measures the attacks of which these are parts of the
 * names; `--requests` and `--seed` are the fuzzer's.
 */
async function run(): Promise<void> {
	const { values } = parseArgs({
		options: { only: { type: 'string' }, requests: { type: 'string' }, seed: { type: 'string' } },
	});
	const { only, requests = String(FUZZED), seed = String(Math.floor(Math.random() * 2 ** 31)) } = values;
	const isAll = only === undefined || only === 'server';
	const parts = isAll ? [''] : only.split(',');
	const chosen = attacks.filter(({ name }) => parts.some((part) => name.includes(part)));
	if (chosen.length === 0 && only !== 'tests') throw new Error('--only takes server, tests or parts of names');
	const isSafe = only === 'tests' || (await attackServer(chosen));
	const runsTests = only === undefined || only === 'tests';
	const havePassed = !runsTests || (await runNamedAttacks(Number(requests), Number(seed)));
	if (!isSafe || !havePassed) process.exitCode = 1;
}

cleanUpOnSignals();
await run();
