import { isIP } from 'node:net';
import type { Config } from './config.ts';

type Address = Pick<Config, 'publicUrl' | 'host'>;

/** Where browsers reach the server, without a slash at its end. */
export const addressOf = ({ publicUrl, host }: Address, port: number): string =>
	publicUrl ?? `http://${bracketed(host)}:${port}`;

const bracketed = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/** Whether other machines can reach the server: by what it listens on, or through a proxy. */
export function isReachableFromElsewhere({ publicUrl, host }: Address): boolean {
	return ![host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])].every(isLoopback);
}

const isLoopback = (host: string): boolean =>
	host === 'localhost' || /^\[?::1\]?$/.test(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** Where a link that is good once leads. The token stands after `#`, which browsers send to nobody. */
export const linkTo = (address: string, screen: 'reset' | 'invitation', token: string): string =>
	`${address}/auth/${screen}#${token}`;
