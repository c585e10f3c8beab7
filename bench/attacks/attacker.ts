import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Tokens } from '@nexus/contract';
import type { Order } from './attacker-process.ts';
import type { Paths } from './attacks.ts';

const PROGRAM = fileURLToPath(new URL('./attacker-process.ts', import.meta.url));
/**
 * How far the attacker's program stands behind the server, the database and the neighbour where processors are short, as
 * far as the server's own threads for heavy work. A real attacker has a computer of its own and takes no processor time
 * from the server by making its requests, of which 400 MB of documents take more than answering them does.
 */
const NICENESS = 10;

export interface Attacker {
	/** Does an attack once. Answers what it got, in a few words. `signal` ends it early. */
	attack(name: string, signal: AbortSignal): Promise<string>;
	close(): Promise<void>;
}

/** A program of its own that attacks: what it does meanwhile holds up neither the neighbour's clock nor the server's log. */
export async function startAttacker(whom: { url: string; tokens: Tokens | null; paths: Paths }): Promise<Attacker> {
	const child = fork(PROGRAM, [], {
		execPath: 'nice',
		execArgv: ['-n', String(NICENESS), process.execPath],
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const tell = (order: Order) => child.send(order);
	const exit = once(child, 'exit');
	async function answer(): Promise<string> {
		const ended = exit.then(() => {
			throw new Error('the attacker has ended');
		});
		const [said] = (await Promise.race([once(child, 'message'), ended])) as [string];
		return said;
	}
	tell({ whom });
	await answer();
	return {
		async attack(name, signal) {
			const enough = () => tell({ enough: true });
			signal.addEventListener('abort', enough, { once: true });
			tell({ name });
			return answer().finally(() => signal.removeEventListener('abort', enough));
		},
		async close() {
			child.kill();
			await exit;
		},
	};
}
