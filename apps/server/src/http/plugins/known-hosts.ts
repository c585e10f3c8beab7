import { isIP } from 'node:net';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance } from 'fastify';

/** They tell nobody anything, and whoever probes may call the server what they like. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Longest part of an unknown host's name that is repeated to its sender. */
const LONGEST_TOLD = 100;

/**
 * Refuses requests for hosts that this server is not known as. Otherwise a page whose name is made to resolve to this
 * machine (DNS rebinding) would count as our own to a browser. IP addresses cannot be rebound, and `localhost` always
 * is this machine, so both are known everywhere; `hosts` are the names beside them, without ports. A trusted proxy's
 * `X-Forwarded-Host` goes before `Host`.
 */
export function refuseUnknownHosts(app: FastifyInstance, hosts: readonly string[]): void {
	const known = new Set(['localhost', ...hosts.map(bareName)]);
	app.addHook('onRequest', (request, _reply, done) => {
		const { host, routeOptions } = request;
		if (isKnown(bareName(host ?? ''), known) || PROBES.has(routeOptions.url ?? '')) return done();
		done(new NexusError('unknown_host', { host: host.slice(0, LONGEST_TOLD) }));
	});
}

/** Programs that speak HTTP/1.0 name no host; browsers always do. */
const isKnown = (name: string, known: Set<string>): boolean =>
	name === '' || known.has(name) || isIP(name) !== 0 || name.endsWith('.localhost');

/** In lower case, without port, brackets and the dot of a name that is fully qualified. */
const bareName = (host: string): string =>
	host
		.toLowerCase()
		.replace(/:\d{1,5}$/, '')
		.replace(/^\[(.*)\]$/, '$1')
		.replace(/\.$/, '');
