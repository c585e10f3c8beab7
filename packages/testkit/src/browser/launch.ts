import { access } from 'node:fs/promises';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { CHROMIUM_ARGUMENTS } from './arguments.ts';

/** Debian's package first; then where other systems put theirs. */
const EXECUTABLES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A real Chromium with a profile of its own that asks nobody on the network for anything. */
export const launch = async (): Promise<Browser> => chromium.launch(await options());

/** The same, to be connected to from other processes. */
export const launchServer = async (): Promise<BrowserServer> => chromium.launchServer(await options());

async function options(): Promise<LaunchOptions> {
	const found: string[] = [];
	for (const path of EXECUTABLES) {
		if (
			await access(path).then(
				() => true,
				() => false,
			)
		)
			found.push(path);
	}
	const [executablePath] = found;
	if (!executablePath) throw new Error('no Chromium found: install it (Debian: apt-get install chromium)');
	return {
		executablePath,
		args: [
			...CHROMIUM_ARGUMENTS,
			// Nothing beyond this machine has an address.
			'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
		],
	};
}
