import type { OneTimeLink } from '@nexus/core/accounts';
import { linkTo } from '@nexus/server/runtime/address';

/** How the link for a password is handed to the operator. @param address where browsers reach the server */
export function presentLink(address: string, { token, expiresAt }: OneTimeLink) {
	const link = linkTo(address, 'reset', token);
	return { json: { link, expires_at: expiresAt }, text: `Vale uma vez, por uma hora:\n${link}` };
}
