import type { SignWords } from '../sayable/sign-words.ts';

export const SIGNS: SignWords = {
	about: 'cerca de',
	atLeast: 'pelo menos',
	atMost: 'no máximo',
	moreThan: 'mais de',
	lessThan: 'menos de',
	to: 'para',
	orNewer: 'ou mais nova',
	isNot: 'não é',
	none: 'Não: ',
	count: 'número',
	asterisks: 'asteriscos',
};
