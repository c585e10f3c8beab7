/**
 * What attempts from an address are counted under: an IPv4 address itself, of an IPv6 address the /64 that a single
 * customer usually holds (RFC 6177), so that nobody gets a fresh count for each of its addresses.
 */
export function networkOf(address: string): string {
	const plain = (address.split('%', 1)[0] ?? '').toLowerCase();
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
	if (mapped) return mapped;
	if (!plain.includes(':')) return plain;
	const [head = '', tail] = plain.split('::', 2);
	const groups = head.split(':').filter(Boolean);
	const rest = tail?.split(':').filter(Boolean) ?? [];
	const whole = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
	const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(':')}::/64`;
}
