import { createInterface } from 'node:readline/promises';
import { StartupError } from '@nexus/server/runtime/startup-error';
import { hideBin } from 'yargs/helpers';
import { runCli } from './cli.ts';

/** What is fetched can be broken off and gone on with; commands on the installation end by themselves. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () =>
		interrupted.abort(
			new StartupError('Interrompido. O que já foi baixado fica guardado: o mesmo comando continua dali.'),
		),
	);
}

process.exitCode = await runCli(hideBin(process.argv), {
	// Loaded late: help needs none of it.
	openVoices: async () => (await import('./voices.ts')).openVoicesForProcess(),
	signal: interrupted.signal,
	async ask(question, signal) {
		if (!process.stdin.isTTY) return null;
		const terminal = createInterface({ input: process.stdin, output: process.stderr });
		return await terminal.question(question, { signal }).finally(() => terminal.close());
	},
	open: async () => (await import('./installation.ts')).openForProcess(),
	out: (text) => void process.stdout.write(text),
	error: (text) => void process.stderr.write(text),
});
