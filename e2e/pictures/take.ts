import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, signedInContext, watchPage } from '@nexus/testkit/browser';
import { type ApiClient, startStack } from '@nexus/testkit/stack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createPictureData, type PictureData } from './picture-data.ts';
import type { Shot } from './shot.ts';
import { SHOTS } from './shots.ts';

const SIZES = [
	[1280, 800],
	[390, 844],
] as const;
/** For the main screens alone. */
const OTHER_SIZES = [
	[768, 1024],
	[1920, 1080],
] as const;
const THEMES = ['light', 'dark'] as const;

interface Look {
	width: number;
	height: number;
	colorScheme: (typeof THEMES)[number];
}

/** A fresh browser profile, signed in as whoever looks. */
function contextFor(browser: Browser, client: ApiClient | undefined, look: Look): Promise<BrowserContext> {
	const { width, height, colorScheme } = look;
	const options = {
		viewport: { width, height },
		colorScheme,
		reducedMotion: 'reduce',
		locale: 'pt-BR',
		timezoneId: 'America/Sao_Paulo',
		deviceScaleFactor: width < 600 ? 2 : 1,
		hasTouch: width < 600,
		isMobile: width < 600,
	} as const;
	return client ? signedInContext(browser, client, options) : browser.newContext(options);
}

/** Nothing stands any more for what is still to come. */
const loaded = (page: Page) =>
	page
		.waitForFunction(() => !document.querySelector('main .animate-breathe, [data-before]'), undefined, {
			timeout: 5_000,
		})
		.catch(() => undefined);

/** Takes one picture. Answers what went wrong instead, if anything. */
async function take(context: BrowserContext, data: PictureData, shot: Shot, file: string): Promise<string | null> {
	const page = await context.newPage();
	await watchPage(page, data.stack.url);
	try {
		page.setDefaultTimeout(15_000);
		await shot.before?.(page);
		await page.goto(data.stack.url + (typeof shot.path === 'string' ? shot.path : shot.path(data)));
		await page.evaluate(() => document.fonts.ready);
		await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
		if (!shot.before) await loaded(page);
		await shot.arrange?.(page, data);
		if (!shot.before) await loaded(page);
		await page.waitForTimeout(250);
		await page.screenshot({ path: file, fullPage: shot.full ?? false });
		return null;
	} catch (error) {
		return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
	} finally {
		// Answers may still be on their way.
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await page.close();
	}
}

const { values } = parseArgs({
	options: {
		/** Names or parts of them, comma between them. */
		only: { type: 'string' },
		/** Such as `1280.light`, or parts of it, comma between them. */
		look: { type: 'string', default: '' },
		folder: { type: 'string', default: 'screenshots' },
	},
});
const names = SHOTS.map(({ name }) => name);
const twice = names.find((name, at) => names.indexOf(name) !== at);
if (twice) throw new Error(`two pictures are named ${twice}`);
const looks = values.look.split(',');
const wanted = values.only?.split(',') ?? [''];
const shots = SHOTS.filter(({ name }) => wanted.some((part) => name.includes(part)));
if (!values.only) await rm(values.folder, { recursive: true, force: true });
await mkdir(values.folder, { recursive: true });
const [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
let failures = 0;
let pictures = 0;
try {
	const data = await createPictureData(stack);
	const mainShots = shots.filter(({ main }) => main);
	for (const [width, height] of [...SIZES, ...OTHER_SIZES])
		for (const colorScheme of THEMES)
			for (const shot of SIZES.some(([usual]) => usual === width) ? shots : mainShots) {
				const name = `${shot.name}.${width}.${colorScheme}`;
				if (!looks.some((part) => name.includes(part))) continue;
				const context = await contextFor(browser, shot.who && data.clients[shot.who], { width, height, colorScheme });
				const problem = await take(context, data, shot, join(values.folder, `${name}.png`));
				pictures++;
				if (problem) {
					failures++;
					console.error(`${name}: ${problem}`);
				}
				await context.close();
			}
	console.log(`${pictures - failures} pictures in ${values.folder}`);
} finally {
	await browser.close();
	await stack.close();
}
process.exitCode = failures === 0 ? 0 : 1;
