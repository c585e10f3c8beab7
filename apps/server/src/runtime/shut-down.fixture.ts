import { closeOnSignals } from './shutdown.ts';

// Closes as told: 'quick' at once, 'stuck' never, 'failing' with an error.
const [manner] = process.argv.slice(2);
closeOnSignals({
	async close(reason) {
		process.stdout.write(`closing ${reason}\n`);
		if (manner === 'stuck') await new Promise(() => undefined);
		if (manner === 'failing') throw new Error('no');
	},
	onError: (error) => void process.stdout.write(`${error}\n`),
});
process.stdout.write('ready\n');
setInterval(() => undefined, 60_000);
