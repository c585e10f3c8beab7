/** How a model is told to write, in the episode's own language. */
export interface Wording {
	/** `{a}` and `{b}` are the hosts. */
	task: string;
	/** By preset; `custom` for a duo of the user's own. */
	roles: Record<string, string>;
	style: string;
	rules: string;
	outline: string;
	mend: string;
}
