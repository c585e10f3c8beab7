import type { AboutRules, SaidOfDocument } from '../types.ts';

export const ABOUT: AboutRules = {
	kinds: new Map(
		Object.entries({
			opinion: 'an opinion column',
			column: 'a column',
			essay: 'an essay',
			story: 'a story',
			interview: 'an interview',
		}),
	),
	is: 'It',
	clauses: ({ kind, by, date, revised }: SaidOfDocument) => [
		kind ? `is ${kind}${by ? ` by ${by}` : ''}` : by ? `was written by ${by}` : '',
		date ? `is from ${date}` : '',
		// "On May 3, 2025", "in May 2025".
		revised ? `was last revised ${revised.includes(',') ? 'on' : 'in'} ${revised}` : '',
	],
};
