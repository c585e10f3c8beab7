import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { NexusError } from '@nexus/core/errors';
import { Agent, buildConnector, fetch as undiciFetch } from 'undici';
import { createAllowList, isPublicAddress } from './addresses.ts';

const CONNECT_TIMEOUT = 10_000;

export interface OutboundOptions {
	/** What may be reached although it is not public: hosts, addresses or networks, with a port where only that is meant. */
	allowedPrivateHosts?: readonly string[];
	/** Milliseconds. */
	connectTimeout?: number;
	/** How names are resolved; the system's way by default. */
	lookup?: LookupFunction;
}

/**
 * HTTP to addresses that the operator chose, which may lie on this machine or a private network. How long an answer may
 * take is for the caller to say: the library's own limits of five minutes are off.
 */
export function createProviderFetch({
	connectTimeout = CONNECT_TIMEOUT,
}: Pick<OutboundOptions, 'connectTimeout'> = {}): {
	fetch: typeof undiciFetch;
	close(): Promise<void>;
} {
	const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectTimeout } });
	return {
		fetch: (input, init) => undiciFetch(input, { ...init, dispatcher }),
		close: () => dispatcher.destroy(),
	};
}

export interface Outbound {
	/** @throws NexusError address_not_allowed, also for what a redirect leads to */
	fetch: typeof undiciFetch;
	/** For libraries that take an undici dispatcher. */
	dispatcher: Agent;
	close(): Promise<void>;
}

/**
 * HTTP to addresses that users choose. Every connection is checked when it is made, on the address that it goes to:
 * neither another spelling, nor a redirect, nor a DNS answer that changes gets past that.
 */
export function createOutbound(options: OutboundOptions = {}): Outbound {
	const {
		allowedPrivateHosts = [],
		connectTimeout = CONNECT_TIMEOUT,
		lookup = systemLookup as LookupFunction,
	} = options;
	const isAllowed = createAllowList(allowedPrivateHosts);

	const connect: buildConnector.connector = (target, callback) => {
		const hostname = target.hostname.replace(/^\[|\]$/g, '').toLowerCase();
		const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
		const mayReach = (address: string) => isPublicAddress(address) || isAllowed({ hostname, port, address });
		const refusal = new NexusError('address_not_allowed', { host: hostname });
		if (isIP(hostname) !== 0 && !mayReach(hostname)) return callback(refusal, null);

		const connector = buildConnector({ timeout: connectTimeout, lookup: checkedLookup(lookup, mayReach, refusal) });
		return connector(target, (...result) => {
			const [error, socket] = result;
			if (error) return callback(error, null);
			if (mayReach(socket?.remoteAddress ?? '')) return callback(null, socket);
			socket?.destroy();
			return callback(refusal, null);
		});
	};

	const dispatcher = new Agent({ connect });
	return {
		dispatcher,
		async fetch(input, init) {
			try {
				return await undiciFetch(input, { ...init, dispatcher });
			} catch (error) {
				if (error instanceof Error && error.cause instanceof NexusError) throw error.cause;
				throw error;
			}
		},
		close: () => dispatcher.close(),
	};
}

/** Answers only the addresses that may be reached, so that no other is tried. */
function checkedLookup(
	lookup: LookupFunction,
	mayReach: (address: string) => boolean,
	refusal: NexusError,
): LookupFunction {
	return (hostname, options, callback) => {
		lookup(hostname, { ...options, all: true }, (error, found) => {
			if (error) return callback(error, '');
			const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
			const reachable = addresses.filter(({ address }) => mayReach(address));
			const [first] = reachable;
			if (!first) return callback(refusal, '');
			return options.all ? callback(null, reachable) : callback(null, first.address, first.family);
		});
	};
}
