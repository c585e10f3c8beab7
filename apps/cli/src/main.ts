import { hideBin } from 'yargs/helpers';
import { runCli } from './cli.ts';

process.exitCode = await runCli(hideBin(process.argv), {
	// Loaded late: help needs none of it.
	open: async () => (await import('./installation.ts')).openForProcess(),
	out: (text) => void process.stdout.write(text),
	error: (text) => void process.stderr.write(text),
});
