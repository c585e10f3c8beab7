import type { Language } from '@nexus/contract';
import { phraseTest } from './phrase-test.ts';

/** What a sentence does, which decides the question that leads to it and the reaction that follows it. */
const SENTENCE_KINDS = [
	'definition',
	'cause',
	'consequence',
	'contrast',
	'comparison',
	'example',
	'number',
	'date',
	'advice',
	'person',
	'place',
	'method',
	'hedge',
	'general',
] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

type Tests = Record<
	Exclude<SentenceKind, 'number' | 'date' | 'person' | 'place' | 'general'>,
	(text: string) => boolean
>;

const TESTS: Record<Language, Tests> = {
	'pt-BR': {
		definition: phraseTest(`
		é um | é uma | é o nome | é a capacidade | é o processo | são os | são as | são um | são uma | consiste
		em | consistem em | significa | significam | chama-se | chamam-se | define-se | definido como | definida
		como | conhecido como | conhecida como | conhecidos como | chamado de | chamada de | refere-se`),
		cause: phraseTest(`
		porque | por causa | devido a | devido ao | devido à | devido aos | devido às | graças a | graças ao |
		graças à | em razão | uma vez que | já que | por conta | em função | o motivo | a razão | a causa`),
		consequence: phraseTest(`
		por isso | portanto | resulta em | resultou em | resultado | leva a | leva ao | leva à | levou a | levou
		ao | levou à | provoca* | provocou | consequência | consequências | de modo que | de forma que | dessa
		forma | com isso | causou | causaram | gera | geram | gerou`),
		contrast: phraseTest(`
		mas | porém | no entanto | contudo | entretanto | todavia | embora | apesar | ao contrário | em vez de |
		só que | por outro lado | ainda assim | mesmo assim | enquanto`),
		comparison: phraseTest(`
		do que | maior que | menor que | comparado | comparada | em comparação | o dobro | o triplo | a metade |
		tanto quanto | quase o mesmo | superior a | inferior a | supera*`),
		example: phraseTest(`por exemplo | um exemplo | exemplo | tais como | é o caso`),
		advice: phraseTest(`
		deve | devem | é preciso | é necessário | recomenda* | é importante | é fundamental | precisa | precisam
		| convém | evite | procure | o ideal | não deixe | vale a pena`),
		method: phraseTest(`
		por meio de | por meio da | por meio do | através | usando | utilizando | funciona* | o processo | etapa
		| etapas | passo | passos | a partir de | a partir da | a partir do | com a ajuda`),
		hedge: phraseTest(`
		pode | podem | talvez | sugere | sugerem | provavelmente | possivelmente | estima-se | acredita-se |
		parece | parecem | poderia | poderiam | segundo estimativas`),
	},
	'en-US': {
		definition: phraseTest(`
		is a | is an | is the process | is the name | is the ability | are a | refers to | means | is called |
		are called | known as | is defined | consists of | stands for`),
		cause: phraseTest(`
		because | due to | caused by | thanks to | owing to | the reason | the cause | as a result of | driven
		by`),
		consequence: phraseTest(`
		therefore | as a result | leads to | led to | lead to | so that | results in | resulted in | thus |
		consequently | consequence | consequences | this means | causes | caused | which means`),
		contrast: phraseTest(`
		but | however | although | though | despite | whereas | on the other hand | yet | instead | in contrast
		| nevertheless | even so | while | unlike`),
		comparison: phraseTest(`than | compared to | compared with | twice as | half as | in comparison | as much as`),
		example: phraseTest(`for example | for instance | such as | an example`),
		advice: phraseTest(`
		should | must | need to | needs to | recommend* | it is important | avoid | make sure | it is best |
		have to | ought to`),
		method: phraseTest(`by using | by means of | using | works by | works | the process | step | steps | the method`),
		hedge: phraseTest(`may | might | perhaps | suggests | suggest | probably | likely | is thought | seems | could`),
	},
};

/** Quantities that a sentence is about: shares, money, large figures, amounts named in words. */
const NUMBER: Record<Language, RegExp> = {
	'pt-BR':
		/\d\s?%|[$€£]\s?\d|\d[\d.]{3,}|(?<!\p{L})(?:mil|milhões|milhão|bilhões|bilhão|por cento|um terço|dezenas|centenas|milhares)(?!\p{L})/iu,
	'en-US':
		/\d\s?%|[$€£]\s?\d|\d[\d,]{3,}|(?<!\p{L})(?:thousand|million|billion|percent|hundreds|dozens|thousands|a third|a quarter)(?!\p{L})/iu,
};
const FIGURES = /\d[\d.,]*/g;
const MONTH: Record<Language, string> = {
	'pt-BR': '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
	'en-US': '(?:January|February|March|April|May|June|July|August|September|October|November|December)',
};
/** A year alone tells when something was where it is not merely a name: "em 2025", not "as contas de 2025". */
const DATE: Record<Language, RegExp> = {
	'pt-BR': new RegExp(
		[
			`(?<!\\p{L})(?:em|desde|até|entre|ano de|a partir de|${MONTH['pt-BR']} de)\\s+(?:1\\d{3}|20\\d\\d)(?![\\d.,]*\\d)`,
			'(?<!\\p{L})(?:século|década|anos)\\s+(?:[IVX]{1,5}(?!\\p{L})|d[eo]\\s|\\d0)',
			`(?<!\\p{L})(?:em|desde|até|dia)\\s+\\d{1,2}º?\\s+de\\s+${MONTH['pt-BR']}`,
		].join('|'),
		'u',
	),
	'en-US': new RegExp(
		[
			`(?<!\\p{L})(?:in|since|until|by|between|from|${MONTH['en-US']}|${MONTH['en-US']} \\d{1,2},)\\s+(?:1\\d{3}|20\\d\\d)(?![\\d.,]*\\d)`,
			'\\d\\d?(?:st|nd|rd|th)[\\s-]century|(?<!\\p{L})century(?!\\p{L})',
			`(?<!\\p{L})(?:on|since|until|by)\\s+(?:\\d{1,2}\\s+${MONTH['en-US']}|${MONTH['en-US']}\\s+\\d{1,2}(?!\\d))`,
		].join('|'),
		'iu',
	),
};
/** Somebody's name at the start, or behind their trade. */
const PERSON =
	/^\p{Lu}\p{Ll}+\s(?:d[aeo]s?\s|\p{Lu}\.\s)?\p{Lu}\p{Ll}+,?\s\p{Ll}|(?<!\p{L})(?:\p{Ll}{2,}(?:ista|eira|eiro|dor|dora|ólogo|óloga|ico|ica|er|or|ist|ian)|professora|poeta|escritora|autora)\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;
const PLACE: Record<Language, RegExp> = {
	'pt-BR': /(?<!\p{L})(?:[Ee]m|[Nn]o|[Nn]a|[Nn]os|[Nn]as)\s\p{Lu}\p{Ll}{2,}/u,
	'en-US': /(?<!\p{L})(?:[Ii]n|[Aa]t|[Aa]cross|[Nn]ear)\s(?:the\s)?\p{Lu}\p{Ll}{2,}/u,
};
/** Years, dates, days of a month and times of day are no quantities. */
const MOMENTS: Record<Language, RegExp> = {
	'pt-BR': momentsWith(`\\d{1,2}º?\\s+de\\s+${MONTH['pt-BR']}`),
	'en-US': momentsWith(`\\d{1,2}\\s+${MONTH['en-US']}|${MONTH['en-US']}\\s+\\d{1,2}(?!\\d)`),
};
function momentsWith(day: string): RegExp {
	const year = '(?<![\\d.,])(?:1\\d{3}|20\\d\\d)(?![\\d.,]*\\d)';
	return new RegExp(
		`${day}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?<!\\d)\\d{1,2}(?:h\\d{0,2}|:\\d{2})(?!\\d)|${year}`,
		'giu',
	);
}

/** "more than 120 years" compares nothing. */
const MORE_THAN =
	/(?:more|less|fewer|longer|higher|lower|larger|smaller|better|older|rather|other|no more) than (?:a |an |one |two |three |ten )?(?:\d|hundred|thousand|million|dozen|half|once|twice)/giu;

export function sentenceKind(text: string, language: Language): SentenceKind {
	const is = TESTS[language];
	const opening = text.split(/\s+/).slice(0, 9).join(' ');
	if (is.definition(opening)) return 'definition';
	if (is.example(text)) return 'example';
	if (is.cause(text)) return 'cause';
	if (is.contrast(opening)) return 'contrast';
	if (is.consequence(text)) return 'consequence';
	if (is.comparison(text.replace(MORE_THAN, ' '))) return 'comparison';
	if (isNumeric(text, language)) return 'number';
	if (DATE[language].test(text)) return 'date';
	if (is.advice(text)) return 'advice';
	if (is.contrast(text)) return 'contrast';
	if (PERSON.test(text)) return 'person';
	if (PLACE[language].test(text)) return 'place';
	if (is.method(text)) return 'method';
	return is.hedge(text) ? 'hedge' : 'general';
}

/** Whether a quantity is what the sentence is about. */
export function isNumeric(text: string, language: Language): boolean {
	const plain = text.replace(MOMENTS[language], '');
	return NUMBER[language].test(plain) || (plain.match(FIGURES)?.length ?? 0) >= 2;
}
