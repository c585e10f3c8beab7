import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_ARGUMENTS } from '@nexus/testkit/browser';
import type { ApiClient } from '@nexus/testkit/stack';
import { chromium } from 'playwright-core';

/** Debian's package. */
const EXECUTABLE = '/usr/bin/chromium';
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--headless=new', '--remote-debugging-port=0', '--lang=pt-BR'];

/** A Chromium on a new profile that can be driven through a port. */
interface DrivenChromium {
	port: number;
	close(): Promise<void>;
}

/** @param extra further arguments for its command line. */
export async function startChromium(extra: string[] = []): Promise<DrivenChromium> {
	const profile = await mkdtemp(join(tmpdir(), 'nexus-chromium-'));
	const child = spawn(EXECUTABLE, [...ARGUMENTS, ...extra, `--user-data-dir=${profile}`, 'about:blank'], {
		stdio: 'ignore',
	});
	const ended = once(child, 'exit');
	const close = async () => {
		child.kill('SIGTERM');
		await ended;
		await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	for (let tries = 0; tries < 300; tries++) {
		const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
		if (port) return { port: Number(port), close };
		await wait(100);
	}
	await close();
	throw new Error('Chromium did not open its port');
}

/** Lets the next page of its profile find a client signed in, with nothing of the app in the cache. */
export async function signIn({ port }: DrivenChromium, { url, tokens }: ApiClient): Promise<void> {
	const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
	const page = await browser.contexts()[0]?.newPage();
	await page?.goto(`${url}/favicon.svg`);
	await page?.evaluate((held) => {
		localStorage.setItem('nexus_access_token', held?.access_token ?? '');
		localStorage.setItem('nexus_refresh_token', held?.refresh_token ?? '');
	}, tokens);
	await page?.close();
	await browser.close();
}
