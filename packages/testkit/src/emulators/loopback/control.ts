import { type Faults, faultSettings } from '../faults.ts';
import type { Ledger } from '../ledger.ts';
import type { Exchange } from './exchange.ts';

const PREFIX = '/__emulator/';

/**
 * The emulator's own addresses, for programs in other processes:
 * - `POST /__emulator/faults` takes `FaultSettings`, with `"clear": true` instead of what was set before
 * - `GET /__emulator/calls` gives the counts and the calls, with their bodies for `?bodies=1`
 * - `POST /__emulator/reset` forgets calls and faults
 * @returns whether the request was one of these
 */
export async function answerControl(
	exchange: Exchange,
	{ faults, ledger }: { faults: Faults; ledger: Ledger },
): Promise<boolean> {
	if (!exchange.path.startsWith(PREFIX)) return false;
	const operation = `${exchange.method} ${exchange.path.slice(PREFIX.length)}`;
	if (operation === 'POST faults') await setFaults(exchange, faults);
	else if (operation === 'GET calls') {
		const bodies = exchange.query.get('bodies') === '1';
		const calls = ledger.calls.map(({ request, ...call }) => (bodies ? { ...call, request } : call));
		await exchange.json(200, { counts: ledger.counts(), calls });
	} else if (operation === 'POST reset') {
		ledger.reset();
		faults.clear();
		await exchange.json(200, {});
	} else await exchange.json(404, { error: `There is no ${operation}` });
	return true;
}

async function setFaults(exchange: Exchange, faults: Faults): Promise<void> {
	let body: unknown;
	try {
		body = JSON.parse(await exchange.text());
	} catch {
		body = null;
	}
	const { clear = false, ...rest } = (body ?? {}) as { clear?: boolean };
	const parsed = faultSettings.safeParse(body === null ? null : rest);
	if (!parsed.success) {
		await exchange.json(400, { error: parsed.error.message });
		return;
	}
	if (clear) faults.clear();
	faults.set(parsed.data);
	await exchange.json(200, {});
}
