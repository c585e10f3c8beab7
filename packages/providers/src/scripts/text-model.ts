import type { SilenceListener, UsageListener } from '@nexus/core/ports';
import type { ModelProfile } from '@nexus/core/scripts';

export interface Question {
	system: string;
	user: string;
	/** JSON Schema that the answer has to fit. */
	schema: object;
	/** What the schema describes, in one word. */
	name: string;
	signal: AbortSignal;
	used: UsageListener;
	silence?: SilenceListener | undefined;
	/** Somebody waits to hear what comes of it. */
	urgent?: boolean | undefined;
}

/** A language model that answers in JSON. */
export interface TextModel {
	/** The engine's: `gemini`, `openai`. */
	id: string;
	/** As messages name whoever runs it. */
	provider: string;
	/** How much it is shown and asked at once. */
	profile: ModelProfile;
	/**
	 * The answer's text as it comes. Ends without an error only when the model had said all that it wanted.
	 * @throws BrokenAnswer for one that is no success but may be when asked again; NexusError; the signal's reason
	 */
	ask(question: Question): AsyncGenerator<string, void, undefined>;
}

/** What came before it may be used. */
export class BrokenAnswer extends Error {
	override readonly name = 'BrokenAnswer';
}
