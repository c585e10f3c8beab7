/** A scene of the chronicle: a sentence of each step, in order, about the same people, places and numbers. */
export interface SceneText {
	/** Titles for a chapter that opens with it. */
	titles: string[];
	/** Years in which it may happen; any when left out. */
	from?: number;
	to?: number;
	/** Alternatives for each sentence, as `fill` reads them; `['¶']` begins a paragraph. */
	steps: string[][];
}
