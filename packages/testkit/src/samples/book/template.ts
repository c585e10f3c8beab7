import { type Cast, fullName, type Person } from './cast.ts';
import type { Dice } from './dice.ts';
import { type Gender, MONTHS, NOUNS, type Noun, type NounKind } from './vocabulary.ts';

/** What a scene's templates share: the same name means the same person, place or number in all its sentences. */
export interface Scene {
	year: number;
	cast: Cast;
	people: Map<string, Person>;
	nouns: Map<string, Noun>;
	numbers: Map<string, string>;
	/** Who has been named in full already. */
	named: Set<Person>;
}

/** Words that agree with the noun after them. */
const AGREEING: Record<string, [masculine: string, feminine: string]> = {
	o: ['o', 'a'],
	do: ['do', 'da'],
	no: ['no', 'na'],
	ao: ['ao', 'à'],
	pelo: ['pelo', 'pela'],
	um: ['um', 'uma'],
	num: ['num', 'numa'],
	esse: ['esse', 'essa'],
	aquele: ['aquele', 'aquela'],
	nesse: ['nesse', 'nessa'],
	outro: ['outro', 'outra'],
	velho: ['velho', 'velha'],
	novo: ['novo', 'nova'],
};
/** Words that stand for the noun instead. */
const STANDING: Record<string, [masculine: string, feminine: string]> = {
	ele: ['ele', 'ela'],
	dele: ['dele', 'dela'],
	nele: ['nele', 'nela'],
	lo: ['lo', 'la'],
};
/** The same before the bare name of somebody already introduced. */
const BEFORE_NAME: Record<string, string> = { o: '', do: 'de ', no: 'em ', ao: 'a ', pelo: 'por ' };
const PEOPLE = new Set(['p', 'q', 'r']);

/**
 * Fills a template: `[a|b]` is a choice; `{p}` a person's name, `{p.}` the first name, `{o p}` "o ferreiro Joaquim Teles";
 * `{do rio}` a noun with what agrees with it; `{rio:o/a}` a form by its gender; `{n 10 90}` a number (`{n:a 10 90}` named,
 * `{=a}` again); `{y}`, `{y+ 1 4}`, `{date}`, `{hour}`, `{pct 5 40}`, `{money 10 90}`, `{sec}`, `{vila}`.
 */
export function fill(template: string, scene: Scene, dice: Dice): string {
	const chosen = choose(template, dice);
	const text = chosen.replace(/\{([^}]*)\}/g, (_, slot: string) => fillSlot(slot, scene, dice));
	return text.replace(
		/^(["“(]?(?:— )?["“]?)(\p{Ll})/u,
		(_, lead: string, letter: string) => lead + letter.toUpperCase(),
	);
}

/** Settles the innermost choices first. */
function choose(template: string, dice: Dice): string {
	let text = template;
	while (text.includes('[')) {
		text = text.replace(/\[([^[\]]*)\]/, (_, options: string) => dice.pick(options.split('|')));
	}
	return text;
}

function fillSlot(slot: string, scene: Scene, dice: Dice): string {
	const [head = '', ...rest] = slot.split(' ');
	if (head === 'y') return String(scene.year);
	if (head === 'y+') return String(scene.year + dice.between(Number(rest[0]), Number(rest[1])));
	if (head === 'date') return `${dice.between(2, 28)} de ${dice.pick(MONTHS)} de ${scene.year}`;
	if (head === 'month') return dice.pick(MONTHS);
	if (head === 'day') return `${dice.between(2, 28)} de ${dice.pick(MONTHS)}`;
	if (head === 'hour') return hour(dice);
	if (head === 'sec') return `século ${roman(Math.floor((scene.year - 1) / 100) + 1)}`;
	if (head === 'pct') return `${dice.between(Number(rest[0]), Number(rest[1]))}%`;
	if (head === 'money') return money(scene.year, dice.between(Number(rest[0]), Number(rest[1])));
	if (head.startsWith('=')) return scene.numbers.get(head.slice(1)) ?? '';
	if (head === 'n' || head.startsWith('n:')) {
		const number = withDots(dice.between(Number(rest[0]), Number(rest[1])));
		if (head.length > 2) scene.numbers.set(head.slice(2), number);
		return number;
	}
	return rest.length === 0 ? standing(head, scene, dice) : agreeing(head, rest[0] ?? '', scene, dice);
}

function standing(name: string, scene: Scene, dice: Dice): string {
	const [key = '', forms] = lowerFirst(name).split(':');
	const gender = genderOf(key.replace(/\.$/, ''), scene, dice);
	if (forms !== undefined) return forms.split('/')[gender === 'm' ? 0 : 1] ?? '';
	if (key.endsWith('.')) return person(key.slice(0, -1), scene, dice).first;
	if (PEOPLE.has(key)) return nameOf(person(key, scene, dice), scene);
	return noun(key, scene, dice).text;
}

function agreeing(written: string, name: string, scene: Scene, dice: Dice): string {
	const word = lowerFirst(written);
	const index = genderOf(name, scene, dice) === 'm' ? 0 : 1;
	const alone = STANDING[word];
	if (alone !== undefined) return alone[index];
	const form = AGREEING[word]?.[index] ?? word;
	if (!PEOPLE.has(name)) return `${form} ${noun(name, scene, dice).text}`;
	const found = person(name, scene, dice);
	const bare = BEFORE_NAME[word];
	if (scene.named.has(found) && bare !== undefined) return `${bare}${found.first}`;
	scene.named.add(found);
	return `${form} ${found.trade} ${fullName(found)}`;
}

/** In full at first, then by the first name. */
function nameOf(found: Person, scene: Scene): string {
	if (scene.named.has(found)) return found.first;
	scene.named.add(found);
	return fullName(found);
}

function lowerFirst(word: string): string {
	return word.charAt(0).toLowerCase() + word.slice(1);
}

function genderOf(name: string, scene: Scene, dice: Dice): Gender {
	return PEOPLE.has(name) ? person(name, scene, dice).gender : noun(name, scene, dice).gender;
}

function person(name: string, scene: Scene, dice: Dice): Person {
	const known = scene.people.get(name);
	if (known !== undefined) return known;
	const taken = new Set(scene.people.values());
	const found = dice.pick(scene.cast.filter((one) => !taken.has(one)));
	scene.people.set(name, found);
	return found;
}

/** Place of the year: an arraial until 1760, a vila until 1868, a city since. */
function settlement(year: number): Noun {
	if (year < 1760) return { text: 'arraial', gender: 'm' };
	return year < 1868 ? { text: 'vila', gender: 'f' } : { text: 'cidade', gender: 'f' };
}

/** "ave" and "ave2" are two different birds. */
function noun(name: string, scene: Scene, dice: Dice): Noun {
	if (name === 'vila') return settlement(scene.year);
	const known = scene.nouns.get(name);
	if (known !== undefined) return known;
	const kind = name.replace(/\d$/, '');
	if (!isNounKind(kind)) throw new Error(`A template asks for "${name}", which is no kind of noun.`);
	const taken = new Set(scene.nouns.values());
	const found = dice.pick((NOUNS[kind] as Noun[]).filter((one) => !taken.has(one)));
	scene.nouns.set(name, found);
	return found;
}

function isNounKind(kind: string): kind is NounKind {
	return kind in NOUNS;
}

function hour(dice: Dice): string {
	const minutes = dice.pick(['', '', '15', '20', '30', '40', '45']);
	return `${dice.between(5, 22)}h${minutes}`;
}

/** Réis until 1942, cruzeiros until 1994 (the names in between left aside), reais since. */
function money(year: number, amount: number): string {
	if (year < 1942 && amount > 999) {
		const contos = Math.floor(amount / 1000);
		return `${withDots(contos)} ${contos === 1 ? 'conto' : 'contos'} de réis`;
	}
	if (year < 1942) return `${amount} mil-réis`;
	return year < 1994
		? `${withDots(amount * 100)} cruzeiros`
		: `R$ ${withDots(amount)},${amount % 2 === 0 ? '00' : '50'}`;
}

function withDots(number: number): string {
	return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}

export function roman(number: number): string {
	const digits: [number, string][] = [
		[1000, 'M'],
		[900, 'CM'],
		[500, 'D'],
		[400, 'CD'],
		[100, 'C'],
		[90, 'XC'],
		[50, 'L'],
		[40, 'XL'],
		[10, 'X'],
		[9, 'IX'],
		[5, 'V'],
		[4, 'IV'],
		[1, 'I'],
	];
	let rest = number;
	return digits.reduce((text, [value, letters]) => {
		const times = Math.floor(rest / value);
		rest -= times * value;
		return text + letters.repeat(times);
	}, '');
}
