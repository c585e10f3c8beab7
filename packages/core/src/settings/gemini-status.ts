export interface GeminiStatus {
	/** Generating needs a key of the user's own. */
	customConfigRequired: boolean;
	hasSystemKey: boolean;
}

/** A user's own key is asked for only where a configured engine is Gemini's and the system has no key (D5). */
export function geminiStatusOf(installation: {
	scriptEngine: string;
	speechEngine: string;
	systemKey: string | undefined;
}): GeminiStatus {
	const { scriptEngine, speechEngine, systemKey } = installation;
	const hasSystemKey = systemKey !== undefined;
	return { customConfigRequired: !hasSystemKey && [scriptEngine, speechEngine].includes('gemini'), hasSystemKey };
}
