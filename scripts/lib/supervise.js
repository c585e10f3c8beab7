import { constants } from 'node:os';

/**
 * @typedef {object} End
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 */

/**
 * @typedef {object} Run one run of the server
 * @property {Promise<number>} ready its port, once it answers; never settled where it ends before
 * @property {Promise<End>} ended
 */

/** Milliseconds before the server is started again: doubled each time, until it has run well for a while. */
export const PAUSES = { first: 1_000, longest: 60_000, goodRun: 60_000 };

/** Exit codes of a server that was asked to end: in good order, or at once (SIGHUP, SIGINT, SIGTERM). */
const ASKED = new Set([0, 129, 130, 143]);

/**
 * Keeps the server running: what ends it unasked brings it back, on the same port. A server that was never ready is not
 * tried again: it has said what is wrong, and would say the same again.
 * @param {object} options
 * @param {(port: number | undefined) => Run} options.launch starts the server; `port`: of the run before
 * @param {() => boolean} options.isAsked whether this program was asked to end
 * @param {(milliseconds: number) => Promise<void>} options.pause over at once when this program is asked to end
 * @param {(line: string) => void} options.tell
 * @param {() => number} [options.now] milliseconds
 * @returns {Promise<number>} exit code of the last run
 */
export async function supervise({ launch, isAsked, pause, tell, now = () => performance.now() }) {
	/** @type {number | undefined} */
	let port;
	let wait = PAUSES.first;
	for (;;) {
		const run = launch(port);
		/** @type {number | undefined} */
		let readyAt;
		run.ready.then((readyPort) => {
			port = readyPort;
			readyAt = now();
		});
		const end = await run.ended;
		const code = end.code ?? 128 + (end.signal ? constants.signals[end.signal] : 0);
		if (isAsked() || port === undefined || (end.signal === null && ASKED.has(code))) return code;
		if (readyAt !== undefined && now() - readyAt >= PAUSES.goodRun) wait = PAUSES.first;
		tell(`${describe(end)} Iniciando de novo em ${Math.round(wait / 1000)} s. Para encerrar, Ctrl-C.`);
		await pause(wait);
		if (isAsked()) return code;
		wait = Math.min(wait * 2, PAUSES.longest);
	}
}

/** @param {End} end */
function describe({ code, signal }) {
	if (signal === 'SIGKILL') {
		return 'O servidor foi encerrado à força (SIGKILL), pelo sistema ou por alguém: talvez falte memória.';
	}
	if (signal === 'SIGABRT' || code === 134)
		return 'O servidor parou: passou do limite de memória ou teve uma falha grave.';
	if (signal) return `O servidor foi encerrado por ${signal}.`;
	return `O servidor parou por uma falha (código ${code}).`;
}
