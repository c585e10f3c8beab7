import type { Dice } from './dice.ts';
import { FIRST_NAMES, type Gender, SURNAMES, TRADES } from './vocabulary.ts';

export interface Person {
	first: string;
	last: string;
	gender: Gender;
	trade: string;
}

/** The people of one chapter, who come back from scene to scene. */
export type Cast = Person[];

export function gatherCast(size: number, dice: Dice): Cast {
	const cast: Cast = [];
	while (cast.length < size) {
		const gender: Gender = dice.between(0, 9) < 5 ? 'm' : 'f';
		const first = dice.pick(FIRST_NAMES[gender]);
		const last = lastName(dice);
		const trade = dice.pick(TRADES.map((forms) => forms[gender === 'm' ? 0 : 1]).filter((form) => form !== ''));
		if (cast.every((person) => person.first !== first && person.trade !== trade))
			cast.push({ first, last, gender, trade });
	}
	return cast;
}

function lastName(dice: Dice): string {
	const last = dice.pick(SURNAMES);
	const other = dice.pick(SURNAMES);
	return dice.between(0, 2) === 0 && other !== last ? `${other} ${last}` : last;
}

export function fullName(person: Person): string {
	return `${person.first} ${person.last}`;
}
