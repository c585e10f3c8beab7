import { queryClient } from './query-client.ts';

type Work = () => Promise<unknown>;

/** How long the page must be quiet before idle work begins, and between two checks. */
const QUIET_MILLISECONDS = 500;

const waiting: Work[] = [];
let running = false;

/** Resolves when the page has loaded, no request is pending and the browser is idle. */
async function waitForIdleTime(): Promise<void> {
	do await new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS));
	while (document.readyState !== 'complete' || queryClient.isFetching() > 0);
	// Not in every browser.
	if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}

async function work(): Promise<void> {
	if (running) return;
	running = true;
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		await waitForIdleTime();
		// What failed to load now is requested again where it is used.
		await next().catch(() => undefined);
	}
	running = false;
}

let begun = false;

/** Does some work when the page is idle; one piece after another. */
export function whenIdle(what: Work): void {
	waiting.push(what);
	if (begun) void work();
}

/** Allows idle work from now on: the first screen has been rendered. */
export function allowIdleWork(): void {
	begun = true;
	void work();
}
