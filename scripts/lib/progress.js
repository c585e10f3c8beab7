const quietMs = 5_000;
/** @type {NodeJS.WriteStream} */
let output = process.stdout;

/** Shows progress beside what a program prints for other programs. */
export function showProgressOnStderr() {
	output = process.stderr;
}

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
	const live = output.isTTY;
	const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
	let shown = started;
	let detail = '';
	const redraw = () => output.write(`\r\x1b[2K… ${title}${detail && `: ${detail}`} (${seconds()})`);
	const timer = live ? setInterval(redraw, 250) : undefined;
	if (live) redraw();
	else output.write(`… ${title}\n`);
	/** @param {string} line */
	const end = (line) => {
		clearInterval(timer);
		output.write(`${live ? '\r\x1b[2K' : ''}${line} (${seconds()})\n`);
	};
	return {
		update(text) {
			detail = text;
			if (live || performance.now() - shown < quietMs) return;
			shown = performance.now();
			output.write(`  ${text} (${seconds()})\n`);
		},
		done: (outcome) => end(`✓ ${title}${outcome ? `: ${outcome}` : ''}`),
		failed: () => end(`✗ ${title}`),
	};
}
