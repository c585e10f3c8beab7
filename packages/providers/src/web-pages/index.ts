import { NexusError } from '@nexus/core/errors';
import type { FetchedPage, WebPageReader } from '@nexus/core/ports';
import { createAllowList } from '../outbound/addresses.ts';
import { createOutbound, type OutboundOptions } from '../outbound/index.ts';
import { readBody } from './read-body.ts';

/** Milliseconds for a page with all its redirects. */
const LONGEST = 30_000;
const MOST_REDIRECTS = 5;
/** Bytes, unpacked. */
const LARGEST = 5 * 1024 * 1024;
const PORTS = new Set(['', '80', '443']);
const TEXT = /^(?:text\/(?:html|plain|markdown|x-markdown)|application\/xhtml\+xml)$/;
/** How sites turn programs away. */
const TURNED_AWAY = new Set([403, 429, 503]);
const HEADERS = {
	accept: 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.8',
	'accept-language': 'pt-BR,pt;q=0.9,en;q=0.7',
	'user-agent': 'Mozilla/5.0 (compatible; Nexus; reads one page for its user)',
};

type Response = Awaited<ReturnType<ReturnType<typeof createOutbound>['fetch']>>;

/**
 * Reads single pages for users: text alone, from the public web or where the operator allows it, without cookies or
 * credentials. Each redirect is checked like the first address.
 */
export function createWebPageReader(
	options: OutboundOptions & { longest?: number; largest?: number } = {},
): WebPageReader & { close(): Promise<void> } {
	const { longest = LONGEST, largest = LARGEST, ...outboundOptions } = options;
	const outbound = createOutbound(outboundOptions);
	const isAllowed = createAllowList(options.allowedPrivateHosts ?? []);

	function check(url: URL): void {
		if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
			throw new NexusError('web_address_invalid');
		}
		const hostname = url.hostname.replace(/^\[|\]$/g, '');
		const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
		if (!PORTS.has(url.port) && !isAllowed({ hostname, port, address: hostname })) {
			throw new NexusError('web_port_refused');
		}
	}

	async function follow(address: string, signal: AbortSignal): Promise<{ response: Response; url: URL }> {
		let url = parse(address);
		for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
			check(url);
			const response = await outbound.fetch(url, { redirect: 'manual', headers: HEADERS, signal });
			const location = response.headers.get('location');
			if (response.status < 300 || response.status > 399 || location === null) return { response, url };
			await response.body?.cancel();
			url = parse(location, url);
		}
		throw new NexusError('web_too_many_redirects');
	}

	return {
		async read(address, signal): Promise<FetchedPage> {
			const late = AbortSignal.timeout(longest);
			const host = parse(address).host;
			try {
				const { response, url } = await follow(address, AbortSignal.any([signal, late]));
				try {
					checkAnswer(response, url.host);
					return { bytes: await readBody(response, largest), url: url.href };
				} finally {
					await response.body?.cancel().catch(() => undefined);
				}
			} catch (error) {
				signal.throwIfAborted();
				if (error instanceof NexusError) throw error;
				throw new NexusError(late.aborted ? 'web_timeout' : 'web_unreachable', { host }, { cause: error });
			}
		},
		close: () => outbound.close(),
	};
}

function parse(address: string, base?: URL): URL {
	const url = URL.parse(address, base);
	if (!url) throw new NexusError('web_address_invalid');
	return url;
}

function checkAnswer({ status, headers }: Response, host: string): void {
	if (status === 401 || status === 407) throw new NexusError('web_needs_login', { host });
	if (TURNED_AWAY.has(status)) throw new NexusError('web_needs_browser');
	if (status < 200 || status > 299) throw new NexusError('web_status', { host, status });
	const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? 'text/html';
	if (!TEXT.test(type)) throw new NexusError('web_not_text', { type: type.slice(0, 80) });
}
