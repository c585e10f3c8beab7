/**
 * Finds the objects of the first array in a JSON text that comes piece by piece, each as soon as it is closed. What
 * stands around the JSON (a fence, a greeting) is passed over; what is no JSON at all gives nothing.
 */
export class LineScanner {
	#rest = '';
	/** Brackets that are open, outermost first. */
	#open: string[] = [];
	#inString = false;
	#escaped = false;
	#objectStart = -1;
	#arrayDepth = -1;
	#isComplete = false;

	/** Whether the JSON was closed to its last bracket. */
	get isComplete(): boolean {
		return this.#isComplete;
	}

	/** The objects that this piece closes. Those that cannot be parsed are null. */
	push(piece: string): unknown[] {
		const from = this.#rest.length;
		this.#rest += piece;
		const found: unknown[] = [];
		for (let at = from; at < this.#rest.length && !this.#isComplete; at++) {
			const char = this.#rest.charAt(at);
			if (this.#inString) this.#readString(char);
			else if (char === '"') this.#inString = this.#open.length > 0;
			else if (char === '{' || char === '[') this.#enter(char, at);
			else if (char === '}' || char === ']') {
				const closed = this.#leave(at);
				if (closed !== null) found.push(parse(closed));
			}
		}
		this.#forget();
		return found;
	}

	#readString(char: string): void {
		if (this.#escaped) this.#escaped = false;
		else if (char === '\\') this.#escaped = true;
		else if (char === '"') this.#inString = false;
	}

	#enter(bracket: string, at: number): void {
		const depth = this.#open.length;
		if (bracket === '[' && this.#arrayDepth < 0) this.#arrayDepth = depth;
		else if (bracket === '{' && depth === this.#arrayDepth + 1 && this.#arrayDepth >= 0) this.#objectStart = at;
		this.#open.push(bracket);
	}

	#leave(at: number): string | null {
		this.#open.pop();
		const depth = this.#open.length;
		if (depth === 0) this.#isComplete = this.#arrayDepth >= 0;
		if (depth === this.#arrayDepth) this.#arrayDepth = Number.MAX_SAFE_INTEGER;
		if (depth !== this.#arrayDepth + 1 || this.#objectStart < 0) return null;
		const text = this.#rest.slice(this.#objectStart, at + 1);
		this.#objectStart = -1;
		return text;
	}

	/** What has been read is kept only while an object is open. */
	#forget(): void {
		if (this.#objectStart < 0) this.#rest = '';
		else {
			this.#rest = this.#rest.slice(this.#objectStart);
			this.#objectStart = 0;
		}
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
