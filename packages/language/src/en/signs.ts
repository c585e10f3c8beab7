import type { SignWords } from '../sayable/sign-words.ts';

export const ENGLISH_SIGNS: SignWords = {
	about: 'about',
	atLeast: 'at least',
	atMost: 'at most',
	moreThan: 'over',
	lessThan: 'under',
	to: 'to',
	after: 'then',
	orNewer: 'or newer',
	isNot: 'is not',
	none: 'No: ',
	option: 'the option',
	count: 'number',
	asterisks: 'asterisks',
};
