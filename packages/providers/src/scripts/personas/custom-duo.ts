import { DEFAULT_LANGUAGE, type Host, type Language } from '@nexus/contract';
import type { Hosts } from '@nexus/core/scripts';
import { judgeByFunctionWords } from '@nexus/language/detection';
import type { Character, DuoCharacter, PersonaPack, Trait, TraitCharacter } from './persona.ts';
import { NEAREST_DUO, traitsIn } from './trait-words.ts';

type Side = 'A' | 'B';

/** Two people made of what somebody wrote about them: their traits where there are any, their places in the duo else. */
export function customDuo(pack: PersonaPack, hosts: Hosts): DuoCharacter {
	const traits = { A: traitsIn(describe(hosts.A)), B: traitsIn(describe(hosts.B)) };
	const [leading] = traits.A;
	// Two people of one trait are told apart by their places.
	const others = traits.B.filter((trait) => trait !== leading);
	const traitsOfB = others.length > 0 ? others : traits.B;
	const isTwin = traitsOfB[0] !== undefined && traitsOfB[0] === leading;
	const examplesOf = (trait: Trait | undefined, fallback: Trait) => pack.duos[NEAREST_DUO[trait ?? fallback]].examples;
	return {
		together: pack.together,
		A: characterOf(pack, 'A', traits.A),
		B: isTwin ? likeTheOther(pack, leading) : characterOf(pack, 'B', traitsOfB),
		examples: [examplesOf(leading, 'casual')[0], examplesOf(traitsOfB[0], 'casual')[1]],
	};
}

/** The same two people, who talk as the episode's style asks for as well. */
export function inStyle(duo: DuoCharacter, pack: PersonaPack, customStyle: string): DuoCharacter {
	const traits = traitsIn(customStyle).slice(0, MOST_TRAITS);
	const styled = (character: Character): Character =>
		traits.reduce((own, trait) => joined(own, pack.traits[trait]), character);
	return { ...duo, A: styled(duo.A), B: styled(duo.B) };
}

/**
 * What a user wrote, for a prompt in the language: their own words, unless those are in another language and say
 * something that is understood without them. Null when there is nothing to add.
 */
export function ownWords(text: string, language: Language): string | null {
	if (text.trim() === '') return null;
	const found = judgeByFunctionWords(text);
	if (found === language.slice(0, 2)) return text;
	if (traitsIn(text).length === 0) return text;
	return found === null && language === DEFAULT_LANGUAGE ? text : null;
}

export const describe = ({ style, description }: Host): string =>
	[style, description].filter((text, index, all) => text !== '' && all.indexOf(text) === index).join('. ');

/** More of them blur a person. */
const MOST_TRAITS = 2;

function characterOf({ plain, traits }: PersonaPack, side: Side, [first, second]: readonly Trait[]): Character {
	if (first === undefined) return plain[side];
	const own = { ...plain[side], ...traits[first] };
	return second === undefined ? own : joined(own, traits[second]);
}

/** Talks as the trait does, and thinks as somebody in the second place. */
function likeTheOther({ plain, traits }: PersonaPack, trait: Trait): Character {
	return joined(plain.B, traits[trait]);
}

const joined = (character: Character, { talks, never }: TraitCharacter): Character => ({
	...character,
	talks: `${character.talks} ${talks}`,
	never: `${character.never} ${never}`,
});
