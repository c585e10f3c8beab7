import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiClient, newUser, startStack } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { serveAvatars } from './avatars.ts';
import { signIn, startChromium } from './chromium.ts';

const SCREENS = [
	{ name: 'landing', path: '/', signedIn: false },
	{ name: 'generator', path: '/', signedIn: true },
	{ name: 'history', path: '/history', signedIn: true },
] as const;
type Screen = (typeof SCREENS)[number];
const PROFILES: Record<string, Config | undefined> = { mobile: undefined, desktop: desktopConfig };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const EPISODES = 40;
const TRIES = 3;

interface Figures {
	performance: number;
	accessibility: number;
	'best-practices': number;
	fcp: number;
	lcp: number;
	tbt: number;
	cls: number;
	/** How fast Lighthouse found the machine, by its own measure. */
	machine: number;
	/** What cost points outside of performance. */
	faults: string[];
}

function figuresOf({ categories, audits, environment }: Result): Figures {
	const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
	const counted = CATEGORIES.slice(1).flatMap((id) => categories[id]?.auditRefs ?? []);
	return {
		performance: score('performance'),
		accessibility: score('accessibility'),
		'best-practices': score('best-practices'),
		fcp: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
		tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
		lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
		cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
		machine: environment.benchmarkIndex,
		faults: counted
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 400)}`),
	};
}

/**
 * By how much Lighthouse's documentation would have a machine slowed down so that it stands for a middling telephone:
 * the middle value for the device class that the machine's index puts it in.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const documentedSlowdown = (machine: number): number => (machine >= 1_500 ? 4 : machine >= 800 ? 2 : 1);

const median = <Item>(items: Item[], by: (item: Item) => number): Item | undefined =>
	items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)];

const meets = (figures: Figures) =>
	figures.performance >= 95 &&
	figures.accessibility === 100 &&
	figures['best-practices'] === 100 &&
	figures.lcp < 1_500 &&
	figures.cls < 0.02;

const { values } = parseArgs({
	options: {
		only: { type: 'string', default: '' },
		runs: { type: 'string', default: '3' },
		profile: { type: 'string', default: 'mobile,desktop' },
		/** Also with the slowdown that Lighthouse's documentation gives for a machine like this, said to be so. */
		calibrated: { type: 'boolean', default: false },
		/** A folder for Lighthouse's own reports. */
		reports: { type: 'string' },
	},
});
const avatars = await serveAvatars();
const stack = await startStack();
try {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	await storeEpisodes(stack, user.email, EPISODES);

	/** Cold: a browser, a profile and a cache of their own for every run. */
	const visit = async ({ name, path, signedIn }: Screen, profile: string, slowdown?: number): Promise<Figures> => {
		const chromium = await startChromium(avatars.chromiumArguments);
		try {
			if (signedIn) await signIn(chromium, client);
			const flags = {
				port: chromium.port,
				onlyCategories: [...CATEGORIES],
				disableStorageReset: true,
				logLevel: 'error' as const,
				...(slowdown && { throttling: { cpuSlowdownMultiplier: slowdown } }),
			};
			const ran = await lighthouse(stack.url + path, flags, PROFILES[profile]);
			if (!ran) throw new Error('Lighthouse gave no result');
			if (ran.lhr.runtimeError) throw new Error(ran.lhr.runtimeError.message);
			const report = [name, profile, ...(slowdown ? ['calibrated'] : [])].join('.');
			if (values.reports) await writeFile(join(values.reports, `${report}.json`), String(ran.report));
			return figuresOf(ran.lhr);
		} finally {
			await chromium.close();
		}
	};

	/** A trace now and then lacks its beginning: Lighthouse says so, and asks to be run again. */
	const visited = async (...visiting: Parameters<typeof visit>): Promise<Figures> => {
		for (let tries = 1; ; tries++)
			try {
				return await visit(...visiting);
			} catch (error) {
				if (tries === TRIES || !String(error).includes('NO_NAVSTART')) throw error;
			}
	};

	/** Visits some times, tells the visit of the median LCP, and answers how fast the machine was. */
	const measure = async (screen: Screen, profile: string, slowdown?: number): Promise<number> => {
		const runs: Figures[] = [];
		while (runs.length < Number(values.runs)) runs.push(await visited(screen, profile, slowdown));
		const middle = median(runs, ({ lcp }) => lcp);
		if (!middle) throw new Error('--runs must be at least 1');
		const met = meets(middle);
		if (!met && !slowdown) process.exitCode = 1;
		const { performance, accessibility, fcp, lcp, tbt, cls, machine, faults } = middle;
		const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
		const words = [
			...[screen.name, slowdown ? `${profile}, calibrated: ${slowdown} times slower` : profile],
			...[performance, accessibility, middle['best-practices'], seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`],
			...[cls.toFixed(3), Math.round(machine), met ? 'met' : 'MISSED'],
		];
		console.log(`| ${words.join(' | ')} |`);
		for (const fault of faults) console.error(`  ${fault}`);
		return median(runs, (run) => run.machine)?.machine ?? machine;
	};

	console.log(
		'| screen | profile | performance | accessibility | best practices | FCP | LCP | blocked | CLS | BenchmarkIndex | |',
	);
	console.log('|---|---|---|---|---|---|---|---|---|---|---|');
	for (const profile of values.profile.split(','))
		for (const screen of SCREENS.filter(({ name }) => name.includes(values.only))) {
			const slowdown = documentedSlowdown(await measure(screen, profile));
			if (values.calibrated && profile === 'mobile') await measure(screen, profile, slowdown);
		}
} finally {
	await stack.close();
	await avatars.close();
}
