import { queryClient } from './query-client.ts';

type Work = () => Promise<unknown>;

/** How long a screen is left alone, once it is there and between one look at it and the next. Milliseconds. */
const REST = 500;

const waiting: Work[] = [];
let going = false;

/** Resolves when the page has come, nothing is being asked of the server and nothing is to be done. */
async function leisure(): Promise<void> {
	do await new Promise((resolve) => setTimeout(resolve, REST));
	while (document.readyState !== 'complete' || queryClient.isFetching() > 0);
	// Not in every browser.
	if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}

async function work(): Promise<void> {
	if (going) return;
	going = true;
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		await leisure();
		// What cannot be had now is asked for again where it is used.
		await next().catch(() => undefined);
	}
	going = false;
}

let begun = false;

/** Has something done when the page has nothing else to do; one thing after another. */
export function whenIdle(what: Work): void {
	waiting.push(what);
	if (begun) void work();
}

/** From now on there may be idle time: the first screen is there. */
export function beginIdling(): void {
	begun = true;
	void work();
}
