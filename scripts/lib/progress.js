const quietMs = 5_000;

/**
 * @typedef {object} Step
 * @property {(detail: string) => void} update tells how far it is: at once in a terminal, else now and then
 * @property {(outcome?: string) => void} done
 * @property {() => void} failed
 */

/**
 * Shows that a step has begun, how far it is, and how long it took.
 * @param {string} title
 * @returns {Step}
 */
export function beginStep(title) {
	const started = performance.now();
	const live = process.stdout.isTTY;
	const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
	let shown = started;
	let detail = '';
	const redraw = () => process.stdout.write(`\r\x1b[2K… ${title}${detail && `: ${detail}`} (${seconds()})`);
	const timer = live ? setInterval(redraw, 250) : undefined;
	if (live) redraw();
	else process.stdout.write(`… ${title}\n`);
	/** @param {string} line */
	const end = (line) => {
		clearInterval(timer);
		process.stdout.write(`${live ? '\r\x1b[2K' : ''}${line} (${seconds()})\n`);
	};
	return {
		update(text) {
			detail = text;
			if (live || performance.now() - shown < quietMs) return;
			shown = performance.now();
			process.stdout.write(`  ${text} (${seconds()})\n`);
		},
		done: (outcome) => end(`✓ ${title}${outcome ? `: ${outcome}` : ''}`),
		failed: () => end(`✗ ${title}`),
	};
}
