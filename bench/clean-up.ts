/** What is still to be undone. */
const open: (() => Promise<unknown>)[] = [];

/** Does `work`, then `undo`, whether it succeeds, fails or the bench is interrupted. */
export async function undoing<Result>(undo: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
	open.push(undo);
	try {
		return await work();
	} finally {
		const at = open.indexOf(undo);
		if (at >= 0) {
			open.splice(at, 1);
			await undo();
		}
	}
}

/** Ends the bench on Ctrl-C and SIGTERM, leaving no process and no file behind. */
export function cleanUpOnSignals(): void {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, async () => {
			// What is being measured fails once its server is gone; that is no news.
			process.on('uncaughtException', () => undefined);
			for (const undo of open.splice(0).reverse()) await undo().catch(() => undefined);
			process.exit(1);
		});
	}
}
