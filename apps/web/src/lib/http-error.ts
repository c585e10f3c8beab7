/** What an answer says of single fields of what was sent (D22). */
interface Issue {
	path: string;
	message: string;
}

/** What an answer that refuses says for programs, beside its sentence. */
export interface Refusal {
	/** Of the contract's errors; empty where an answer came from elsewhere. */
	code: string;
	issues: Issue[];
}

const NOTHING_SAID: Refusal = { code: '', issues: [] };

/** A failed call. `message` follows the data layer that threw it; `reason` is the sentence to show to people. */
export class HttpError extends Error {
	readonly status: number;
	readonly reason: string;
	readonly refusal: Refusal;

	/** `status` 0 means that no answer came at all. */
	constructor(status: number, reason: string, message: string = reason, refusal: Refusal = NOTHING_SAID) {
		super(message);
		this.name = 'HttpError';
		this.status = status;
		this.reason = reason;
		this.refusal = refusal;
	}
}

/** The reason of a call that nobody answered: none, so that whoever shows the error has the word. */
export const NO_ANSWER = '';

export function isUnauthorized(error: unknown): boolean {
	if (error instanceof HttpError) return error.status === 401;
	return error instanceof Error && error.message.includes('Unauthorized');
}

/** The sentence to show for any thrown value, or `fallback` when it carries none or only the browser's own words. */
export function reasonOf(error: unknown, fallback: string): string {
	if (error instanceof HttpError) return error.reason || fallback;
	if (error instanceof TypeError || error instanceof DOMException) return fallback;
	return error instanceof Error && error.message ? error.message : fallback;
}

/** What a failed answer's body says: its `message`, else its `detail`, else the status; unreadable: `unreadable`. */
export function reasonFromBody(status: number, text: string, unreadable: string): string {
	try {
		const body: unknown = JSON.parse(text);
		const field = (name: string) => (body as Record<string, unknown> | null)?.[name];
		for (const said of [field('message'), field('detail')]) if (typeof said === 'string' && said) return said;
		return `HTTP ${status}`;
	} catch {
		return unreadable;
	}
}

/** What a failed answer's body says for programs. */
export function refusalFromBody(text: string): Refusal {
	try {
		const { code, issues } = JSON.parse(text) as Partial<Record<keyof Refusal, unknown>>;
		return {
			code: typeof code === 'string' ? code : '',
			issues: Array.isArray(issues) ? issues.filter((issue) => typeof issue?.path === 'string') : [],
		};
	} catch {
		return NOTHING_SAID;
	}
}
