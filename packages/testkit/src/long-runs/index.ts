/** Of many variants of one test those that every run tries; `npm run test:long` tries them all. */
export const variants = <Variant>(every: readonly Variant[], further: readonly Variant[]): readonly Variant[] =>
	process.env.NEXUS_TEST_LONG ? [...every, ...further] : every;
