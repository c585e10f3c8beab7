/** Encrypts what the product keeps for its users, under the installation's master secret. */
export interface SecretBox {
	/** What every text sealed under the current secret begins with. */
	readonly currentPrefix: string;
	/** Bound to `context`, which tells the kind of thing and its owner: under another one it does not open. */
	seal(text: string, context: string): string;
	/** Null when none of the known secrets opens it, it was changed, or it was sealed for another context. */
	open(sealed: string, context: string): string | null;
}
