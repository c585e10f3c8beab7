import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiClient, newUser, startStack } from '@nexus/testkit/stack';
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { storeEpisodes } from '../screens/stored-episodes.ts';
import { serveAvatars } from './avatars.ts';
import { signIn, startChromium } from './chromium.ts';

const SCREENS = [
	{ name: 'landing', path: '/', signedIn: false },
	{ name: 'generator', path: '/', signedIn: true },
	{ name: 'history', path: '/history', signedIn: true },
] as const;
const PROFILES: Record<string, Config | undefined> = { mobile: undefined, desktop: desktopConfig };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const EPISODES = 40;

interface Figures {
	performance: number;
	accessibility: number;
	'best-practices': number;
	fcp: number;
	lcp: number;
	tbt: number;
	cls: number;
	/** What cost points outside of performance. */
	faults: string[];
}

function figuresOf({ categories, audits }: Result): Figures {
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
		faults: counted
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 400)}`),
	};
}

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
	const visit = async (path: string, signedIn: boolean, config: Config | undefined): Promise<Result> => {
		const chromium = await startChromium(avatars.chromiumArguments);
		try {
			if (signedIn) await signIn(chromium, client);
			const flags = {
				port: chromium.port,
				onlyCategories: [...CATEGORIES],
				disableStorageReset: true,
				logLevel: 'error' as const,
			};
			const ran = await lighthouse(stack.url + path, flags, config);
			if (!ran) throw new Error('Lighthouse gave no result');
			if (ran.lhr.runtimeError) throw new Error(ran.lhr.runtimeError.message);
			if (values.reports)
				await writeFile(
					join(values.reports, `${path.replace('/', '') || (signedIn ? 'generator' : 'landing')}.json`),
					String(ran.report),
				);
			return ran.lhr;
		} finally {
			await chromium.close();
		}
	};

	console.log('| screen | profile | performance | accessibility | best practices | FCP | LCP | blocked | CLS | |');
	console.log('|---|---|---|---|---|---|---|---|---|---|');
	for (const profile of values.profile.split(','))
		for (const { name, path, signedIn } of SCREENS.filter((screen) => screen.name.includes(values.only))) {
			const runs: Figures[] = [];
			for (let run = 0; run < Number(values.runs); run++)
				runs.push(figuresOf(await visit(path, signedIn, PROFILES[profile])));
			const median = runs.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs.length / 2)];
			if (!median) continue;
			const met = meets(median);
			if (!met) process.exitCode = 1;
			const { performance, accessibility, fcp, lcp, tbt, cls, faults } = median;
			const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
			console.log(
				`| ${name} | ${profile} | ${performance} | ${accessibility} | ${median['best-practices']} | ${seconds(fcp)} | ${seconds(lcp)} | ${Math.round(tbt)} ms | ${cls.toFixed(3)} | ${met ? 'met' : 'MISSED'} |`,
			);
			for (const fault of faults) console.error(`  ${fault}`);
		}
} finally {
	await stack.close();
	await avatars.close();
}
