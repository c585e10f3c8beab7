/** What tells a language's own country from the other one that speaks it. */
export interface Dialect {
	/** Words of the other country, lower case, each with the own word that can take its place. */
	foreignWords: Readonly<Record<string, string>>;
	/** Words of the other country for which no single word stands here. */
	foreignOnly: ReadonlySet<string>;
	/** Whether a text is built as in the other country. */
	isForeign(text: string): boolean;
	/** The text built as in the own country, as far as that can be done word for word. */
	inOwnConstructions(text: string): string;
}
