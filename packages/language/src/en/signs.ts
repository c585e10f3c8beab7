import type { SignWords } from '../sayable/sign-words.ts';

export const SIGNS: SignWords = {
	about: 'about',
	atLeast: 'at least',
	atMost: 'at most',
	moreThan: 'over',
	lessThan: 'under',
	to: 'to',
	orNewer: 'or newer',
	isNot: 'is not',
	none: 'No: ',
	count: 'number',
	asterisks: 'asterisks',
};
