import './lib/node-version.js';
import { runCommand } from './lib/command.js';
import { explainFailure, Failure } from './lib/failure.js';
import { installDependencies } from './lib/install.js';
import { showProgressOnStderr } from './lib/progress.js';

// Runs under the system's Node.js with nothing installed yet, like start.js. Its output is the command's alone.
try {
	showProgressOnStderr();
	await installDependencies();
	process.exit(await runCommand(process.argv.slice(2)));
} catch (error) {
	const message = error instanceof Error ? error.message : String(error);
	if (error instanceof Failure) console.error(message);
	else console.error(explainFailure(message) ?? error);
	process.exit(1);
}
