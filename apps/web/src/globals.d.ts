/** Set by the build: whether public/sample holds an episode. */
declare const __HAS_SAMPLE__: boolean;

interface Window {
	/**
	 * What public/boot.js has asked the server for: who the token belongs to and, on the start page once it was
	 * painted, their latest episodes. A promise of null: the server was not reached.
	 */
	nexusAsked?: { token: string; user: Promise<Response | null>; recent: Promise<Response | null> | null } | undefined;
}
