import { launchServer } from './launch.ts';

const ADDRESS = 'NEXUS_TEST_BROWSER';

/** One Chromium for a whole test run, whose files each have connections and profiles of their own. Vitest's global setup. */
export default async function startBrowser(): Promise<() => Promise<void>> {
	const server = await launchServer();
	process.env[ADDRESS] = server.wsEndpoint();
	return () => server.close();
}

/** Where the test run's Chromium is, if there is one. */
export const runningBrowser = (): string | undefined => process.env[ADDRESS];
