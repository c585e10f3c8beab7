import './lib/node-version.js';
import { explainFailure, Failure } from './lib/failure.js';
import { installDependencies } from './lib/install.js';
import { runServer } from './lib/server.js';
import { buildWebApp } from './lib/web-build.js';

// Runs under the system's Node.js with nothing installed yet: plain JavaScript, nothing but Node.js's own modules.
try {
	await installDependencies();
	await buildWebApp();
	process.exit(await runServer());
} catch (error) {
	const message = error instanceof Error ? error.message : String(error);
	if (error instanceof Failure) console.error(message);
	else console.error(explainFailure(message) ?? error);
	process.exit(1);
}
