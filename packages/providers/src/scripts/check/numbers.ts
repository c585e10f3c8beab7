/** A number in a text, with what it is a number of. */
export interface TextNumber {
	/** As written, with its scale. */
	raw: string;
	/** What it may mean: `2.500` is 2500 or 2.5. */
	values: number[];
	/** Folded beginning of the next word with a meaning, `%` or `$`; null where none is near. */
	of: string | null;
	/** Written in digits. */
	inDigits: boolean;
	/** Said to be rounded, as in "quase 130 mil". */
	isRounded: boolean;
}

const SCALES: Record<string, number> = {
	mil: 1e3,
	thousand: 1e3,
	milhao: 1e6,
	milhoes: 1e6,
	million: 1e6,
	millions: 1e6,
	bilhao: 1e9,
	bilhoes: 1e9,
	billion: 1e9,
	trilhao: 1e12,
	trilhoes: 1e12,
	trillion: 1e12,
};

const WORDS: Record<string, number> = {
	dois: 2,
	duas: 2,
	tres: 3,
	quatro: 4,
	cinco: 5,
	seis: 6,
	sete: 7,
	oito: 8,
	nove: 9,
	dez: 10,
	onze: 11,
	doze: 12,
	treze: 13,
	quatorze: 14,
	catorze: 14,
	quinze: 15,
	dezesseis: 16,
	dezessete: 17,
	dezoito: 18,
	dezenove: 19,
	vinte: 20,
	trinta: 30,
	quarenta: 40,
	cinquenta: 50,
	sessenta: 60,
	setenta: 70,
	oitenta: 80,
	noventa: 90,
	cem: 100,
	cento: 100,
	duzentos: 200,
	duzentas: 200,
	trezentos: 300,
	trezentas: 300,
	quatrocentos: 400,
	quatrocentas: 400,
	quinhentos: 500,
	quinhentas: 500,
	seiscentos: 600,
	seiscentas: 600,
	setecentos: 700,
	setecentas: 700,
	oitocentos: 800,
	oitocentas: 800,
	novecentos: 900,
	novecentas: 900,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	twenty: 20,
	thirty: 30,
	forty: 40,
	fifty: 50,
	sixty: 60,
	seventy: 70,
	eighty: 80,
	ninety: 90,
	hundred: 100,
};

const ROUNDING =
	/(?:quase|cerca|perto|uns|umas|aproximadamente|mais|menos|pouco|acima|abaixo|beirando|nearly|almost|about|around|roughly|over|under|some|than|approximately|close)(?: (?:de|que|do|of|to|a|than))*$/;
/** Hundredths of what money is counted in: "25 centavos" is R$ 0,25. */
const CENTS = new Set(['centavo', 'centavos', 'cents']);
/** Between a number and what it is a number of. */
const BETWEEN = new Set('de do da dos das em por of the per a o os as um uma'.split(' '));
const TOKEN = /R\$|US\$|[$€£%]|[;:.,!?](?=\s|$)|\d+(?:[.,:h]\d+)*(?:[ºª°]|st\b|nd\b|rd\b|th\b)?|\p{L}+/gu;

const fold = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase();

/** The numbers of a text. Ordinals ("1º", "first") order things: they are none. */
export function numbersIn(text: string): TextNumber[] {
	const tokens = [...text.matchAll(TOKEN)].map(([token]) => token);
	const words = tokens.map(fold);
	const found: TextNumber[] = [];
	/** Up to where the last number goes. */
	let until = 0;
	for (const [at, token] of tokens.entries()) {
		if (at < until) continue;
		const inDigits = /^\d/.test(token);
		if (inDigits ? /[^\d]$/.test(token) : !beginsNumber(words, at)) continue;
		const spelled = inDigits ? { value: 0, next: at + 1 } : spelledAt(words, at);
		let { next } = spelled;
		const scale = inDigits ? scaleAt(words, next) : 1;
		const rest = scale > 1 ? restAt(words, next + 1, scale) : null;
		if (scale > 1) next = rest?.next ?? next + 1;
		const said = (inDigits ? valuesOf(token) : [spelled.value]).map((value) => value * scale + (rest?.value ?? 0));
		until = next;
		const values = CENTS.has(words[next] ?? '') ? said.flatMap((value) => [value, value / 100]) : said;
		const before = words.slice(Math.max(0, at - 3), at).join(' ');
		found.push({
			raw: tokens.slice(at, next).join(' '),
			values,
			of: unitOf(tokens, words, at, next),
			inDigits,
			isRounded: ROUNDING.test(before.replace(/ ?(?:r\$|us\$|\$|€|£)$/, '')),
		});
	}
	return found;
}

const AND = new Set(['e', 'and']);
const HUNDRED = 100;

/** 1 where the word is no thousand or million. */
const scaleAt = (words: readonly string[], at: number): number => SCALES[words[at] ?? ''] ?? 1;
/** A word, or the one behind an "and". */
const placeAt = (words: readonly string[], at: number): number => (AND.has(words[at] ?? '') ? at + 1 : at);
const isNumberWord = (words: readonly string[], at: number): boolean => Object.hasOwn(WORDS, words[at] ?? '');

/** Whether a number in words begins: not "por cento", and "mil" where more of it comes, "mil e duzentos". */
function beginsNumber(words: readonly string[], at: number): boolean {
	const word = words[at] ?? '';
	if (word === 'cento') return AND.has(words[at + 1] ?? '');
	const isThousand = word === 'mil' || word === 'thousand';
	return isThousand
		? !/^\d/.test(words[at - 1] ?? '') && isNumberWord(words, placeAt(words, at + 1))
		: isNumberWord(words, at);
}

/** A number in words from its first one on: "thirty-eight thousand six hundred", "mil e quarenta e uma". */
function spelledAt(words: readonly string[], at: number): { value: number; next: number } {
	let total = 0;
	let { value, next } = isNumberWord(words, at) ? hundredsAt(words, at) : { value: 1, next: at };
	for (let scale = scaleAt(words, next); scale > 1; scale = scaleAt(words, next)) {
		total += value * scale;
		value = 0;
		next++;
		const more = restAt(words, next, scale);
		if (!more) break;
		({ value, next } = more);
	}
	return { value: total + value, next };
}

/** What goes on behind a thousand or a million; null for another number: "between two thousand and three thousand". */
function restAt(words: readonly string[], at: number, scale: number): { value: number; next: number } | null {
	const place = placeAt(words, at);
	const more = isNumberWord(words, place) ? hundredsAt(words, place) : null;
	return more && more.value < scale && scaleAt(words, more.next) < scale ? more : null;
}

/** What is less than a thousand: "four hundred and six", "quarenta e duas". */
function hundredsAt(words: readonly string[], at: number): { value: number; next: number } {
	let value = WORDS[words[at] ?? ''] ?? 0;
	let next = at + 1;
	while (next < words.length) {
		const place = placeAt(words, next);
		const word = words[place] ?? '';
		// "Forty and one hundred", "twenty-one hundred": no one number.
		const isOne = scaleAt(words, place + 1) === 1 && !/^(?:hundred|centena)/.test(words[place + 1] ?? '');
		const more = WORDS[word] ?? (isOne ? ONES[word] : undefined);
		if (words[next] === 'and' && value < HUNDRED) break;
		if (word === 'hundred' && place === next && value < HUNDRED) value *= HUNDRED;
		else if (more !== undefined && joins(value, more)) value += more;
		else break;
		next = place + 1;
	}
	return { value, next };
}

/** What is a number only behind another: "vinte e um", "twenty-one". */
const ONES: Record<string, number> = { um: 1, uma: 1, one: 1 };

/** "Forty" and "two" are one number, "two" and "three" are not. */
const joins = (value: number, more: number): boolean =>
	(more < 10 && value >= 20 && value % 10 === 0) || (more < HUNDRED && value >= HUNDRED && value % HUNDRED === 0);

/** `127.250,00` and `127,250.00` are one number; `2.5` and `2,5` are another. */
function valuesOf(token: string): number[] {
	if (/[:h]/.test(token)) return [Number(token.replace(/\D/g, ''))];
	const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/.exec(token);
	const values: number[] = [];
	if (grouped?.[1]) values.push(Number(`${grouped[1].replace(/\D/g, '')}.${grouped[3] ?? '0'}`));
	if (/^\d+(?:[.,]\d+)?$/.test(token)) values.push(Number(token.replace(',', '.')));
	return values.length > 0 ? values : [Number(token.replace(/\D/g, ''))];
}

function unitOf(tokens: readonly string[], words: readonly string[], at: number, next: number): string | null {
	if (/[$€£]/.test(tokens[at - 1] ?? '')) return '$';
	let place = next;
	while (place < next + 2 && BETWEEN.has(words[place] ?? '')) place++;
	const word = words[place] ?? '';
	if (word === '%' || word === 'cento' || word === 'percent' || word === 'cent') return '%';
	if (CENTS.has(word) || /^(?:reais|real|dolar(?:es)?|dollars?|euros?|libras?|pounds?)$/.test(word)) return '$';
	return /^\p{L}{3,}$/u.test(word) && !Object.hasOwn(WORDS, word) ? word.slice(0, 5) : null;
}
