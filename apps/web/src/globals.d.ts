/** Set by the build: whether public/sample holds an episode. */
declare const __HAS_SAMPLE__: boolean;

interface Window {
	/** What public/boot.js has asked the server for: who the token belongs to. Null when the server was not reached. */
	nexusAsked?: { token: string; answer: Promise<Response | null> } | undefined;
}
