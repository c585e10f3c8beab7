import { useEffect, useState } from 'react';

/** The history keeps the token for a reload of the page; no address does. */
const kept = (): string | null => (history.state as { token?: string } | null)?.token ?? null;

const tokenHere = (): string | null => location.hash.slice(1) || kept();

/**
 * The secret part of the link that led here, which stands after `#`; null where there is none. It is taken out of the
 * address, so that neither the history nor a bookmark nor a look over the shoulder shows it.
 */
export function useLinkToken(): string | null {
	const [token, setToken] = useState(tokenHere);
	useEffect(() => {
		const take = () => {
			const found = tokenHere();
			setToken(found);
			if (location.hash) history.replaceState({ token: found }, '', location.pathname);
		};
		take();
		// Another link opened in the same tab changes nothing but the hash.
		addEventListener('hashchange', take);
		return () => removeEventListener('hashchange', take);
	}, []);
	return token;
}
