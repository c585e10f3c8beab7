export interface FetchedPage {
	/** As UTF-8 where the answer named another encoding. */
	bytes: Uint8Array;
	/** Where it was found, after all redirects. */
	url: string;
}

export interface WebPageReader {
	/**
	 * The page at an address that a user gave.
	 * @throws NexusError web_address_invalid, web_port_refused, web_unreachable, web_status, web_needs_login, web_not_text,
	 * web_too_large, web_timeout, web_too_many_redirects, address_not_allowed, and the signal's reason
	 */
	read(address: string, signal: AbortSignal): Promise<FetchedPage>;
}
