import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runCli } from '@nexus/cli/cli';
import type { Installation } from '@nexus/cli/command';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = 'apps/cli/src/main.ts';
const NODE_COMPILE_CACHE = `${ROOT}node_modules/.cache/nexus/compiled`;
const PATH = '/usr/local/bin:/usr/bin:/bin';

export interface Outcome {
	/** Null when a signal ended it. */
	code: number | null;
	out: string;
	error: string;
}

export interface RunningCommand {
	process: ChildProcess;
	outcome: Promise<Outcome>;
}

/** Starts a command of the terminal program as a process of its own, with the given configuration. */
export function startCommand(args: string[], variables: Record<string, string>, main = MAIN): RunningCommand {
	const child = spawn(process.execPath, [main, ...args], {
		cwd: ROOT,
		env: { PATH, NODE_COMPILE_CACHE, ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const outcome = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
		([[code], out, error]) => ({ code, out, error }),
	);
	return { process: child, outcome };
}

/** Runs commands within this process on an installation that is open already, and stays open. */
export const commandsOn = (installation: Installation) => {
	async function run(...args: string[]): Promise<Outcome> {
		const printed = { out: '', error: '' };
		const code = await runCli(args, {
			openVoices: () => Promise.reject(new Error('these commands are for the installation')),
			open: async () => ({ ...installation, close: async () => undefined }),
			out: (said) => {
				printed.out += said;
			},
			error: (said) => {
				printed.error += said;
			},
		});
		return { code, ...printed };
	}
	return {
		run,
		/** What a command answers in JSON. @throws when it does not end with 0 */
		async json<Answer>(...args: string[]): Promise<Answer> {
			const { code, out, error } = await run(...args, '--json');
			if (code !== 0) throw new Error(`${args.join(' ')}: ${code} ${error}`);
			return JSON.parse(out) as Answer;
		},
	};
};

export interface ListedAccount {
	id: string;
	email: string;
	is_admin: boolean;
	disabled_at: string | null;
	deletion_began_at: string | null;
	podcasts: number;
	open_sessions: number;
}

/** The token that a link carries. */
export const tokenOf = (link: string): string => new URL(link).hash.slice(1);
