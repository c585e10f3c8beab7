import { closeOnSignals } from './shutdown.ts';

// Closes as told: 'quick' at once, 'stuck' never, 'failing' with an error, 'hanging' not even at once.
const [manner] = process.argv.slice(2);
closeOnSignals({
	async close(reason) {
		process.stdout.write(`closing ${reason}\n`);
		if (manner === 'stuck' || manner === 'hanging') await new Promise(() => undefined);
		if (manner === 'failing') throw new Error('no');
	},
	async endNow() {
		process.stdout.write('ending now\n');
		if (manner === 'hanging') await new Promise(() => undefined);
	},
	onError: (error) => void process.stdout.write(`${error}\n`),
});
process.stdout.write('ready\n');
setInterval(() => undefined, 60_000);
