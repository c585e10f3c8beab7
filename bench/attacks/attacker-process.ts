import { constants, setPriority } from 'node:os';
import type { Tokens } from '@nexus/contract';
import { ApiClient } from '@nexus/testkit/stack';
import { attacks, type Paths, type Victim } from './attacks.ts';

/** What this program is told: whom to attack, what to do, or to come to an end with what it does. */
export type Order =
	| { whom: { url: string; tokens: Tokens | null; paths: Paths } }
	| { name: string }
	| { enough: true };

// An attacker computes on a machine of their own: what stands for one here leaves the processors to the server.
setPriority(process.pid, constants.priority.PRIORITY_LOW);

let victim: Victim | undefined;
let enough = new AbortController();

process.on('message', async (order: Order) => {
	if ('whom' in order) {
		const { url, tokens, paths } = order.whom;
		victim = { url, paths, attacker: Object.assign(new ApiClient(url), { tokens }) };
		process.send?.('ready');
	} else if ('enough' in order) {
		enough.abort();
	} else {
		const attack = attacks.find(({ name }) => name === order.name);
		if (!attack || !victim) throw new Error(`no attack ${order.name}`);
		enough = new AbortController();
		process.send?.(await attack.run(victim, enough.signal));
	}
});
process.on('disconnect', () => process.exit());
