import { createLogger } from './logger.ts';

// Logs as many lines as its argument says, tells its parent, and ends when the parent says so.
const logger = createLogger({ level: 'info', pretty: false });
const text = 'x'.repeat(1000);
for (let line = 0; line < Number(process.argv[2]); line++) logger.info({ line }, text);
setImmediate(() => process.send?.('logged'));
process.once('message', (message) => {
	if (message === 'end now') process.exit(0);
	process.disconnect();
});
