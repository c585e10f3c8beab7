/** What signs between words say, where a listener would miss them. */
export interface SignWords {
	/** "~20". */
	about: string;
	/** "≥ 5", "≤ 5", "> 5", "< 5". */
	atLeast: string;
	atMost: string;
	moreThan: string;
	lessThan: string;
	/** "1.9 s → 1.3 s". */
	to: string;
	/** A lone "*" among words. */
	asterisks: string;
	/** "kernels ≥ 5.13", behind the version. */
	orNewer: string;
	/** "Blameless ≠ nameless". */
	isNot: string;
	/** "❌ Chapters", before what there is not. */
	none: string;
	/** "# of agents". */
	count: string;
}
