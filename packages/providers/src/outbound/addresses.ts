import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses of the public internet (IANA, "IPv6 Global Unicast Address Assignments"). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address, IPv4 or IPv6 in any spelling, belongs to the public internet: neither loopback, link-local
 * (cloud metadata), private, multicast, reserved (IANA special-purpose registries, RFC 6890), nor an IPv4 address
 * wrapped in an IPv6 one that is any of these.
 */
export function isPublicAddress(text: string): boolean {
	if (!ipaddr.isValid(text)) return false;
	const address = ipaddr.process(text);
	if (address.range() !== 'unicast') return false;
	return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}

/**
 * What the operator allows although it is not public: `host`, `host:port`, an address, `address:port`,
 * `[address]:port` or a network such as `10.0.0.0/8`.
 */
export function createAllowList(entries: readonly string[]): (target: Target) => boolean {
	const rules = entries
		.map((entry) => entry.trim().toLowerCase())
		.filter(Boolean)
		.map(ruleOf);
	return (target) => rules.some((rule) => rule(target));
}

export interface Target {
	/** As in the URL, without brackets. */
	hostname: string;
	port: number;
	/** What `hostname` leads to. */
	address: string;
}

function ruleOf(entry: string): (target: Target) => boolean {
	if (ipaddr.isValidCIDR(entry)) {
		const [network, bits] = ipaddr.parseCIDR(entry);
		return ({ address }) => {
			const parsed = ipaddr.process(address);
			return parsed.kind() === network.kind() && parsed.match(network, bits);
		};
	}
	const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(entry) ?? [];
	const host = bracketed ?? plain ?? entry;
	const isPort = (target: Target) => port === undefined || Number(port) === target.port;
	if (!ipaddr.isValid(host)) return (target) => isPort(target) && target.hostname === host;
	const allowed = ipaddr.process(host).toNormalizedString();
	return (target) => isPort(target) && ipaddr.process(target.address).toNormalizedString() === allowed;
}
