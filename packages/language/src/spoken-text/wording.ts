import type { Gender } from './reading.ts';

/** Words for signs and joints that rules of both languages need. */
export interface Wording {
	minus: string;
	plus: string;
	times: string;
	by: string;
	per: string;
	of: string;
	/** Between a month and a year with a slash; '' for nothing. */
	ofYear: string;
	/** Between a mark and the highest mark. */
	outOf: string;
	/** Between two numbers with a slash that are no fraction. */
	over: string;
	to: string;
	and: string;
	about: string;
	point: string;
	dot: string;
	at: string;
	squared: string;
	cubed: string;
	power: string;
	number: string;
	hashtag: string;
	link: string;
	underscore: string;
	dash: string;
	/** Between the number of a standard and that of its part: ISO 8859-1. */
	part: string;
	versus: string;
	/** Between the numbers of a ratio such as 16:9. */
	ratio: string;
	/** Between the numbers of a score or a size written with an x. */
	score: string;
	version: string;
	sharp: string;
	andHalf: Readonly<Record<Gender, string>>;
}
