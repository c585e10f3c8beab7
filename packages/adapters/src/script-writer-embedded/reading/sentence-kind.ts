import type { Language } from '@nexus/contract';
import { phraseTest } from './phrase-test.ts';
import { isNumeric, MONTH } from './quantities.ts';
import { isFunctionWord } from './words.ts';

export { isNumeric } from './quantities.ts';

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

type Test = (text: string) => boolean;
interface Tests {
	definition: Test;
	cause: Test;
	consequence: Test;
	contrast: Test;
	comparison: Test;
	example: Test;
	advice: Test;
	method: Test;
	hedge: Test;
}

/** A pattern that has to be there, and one that must not. */
function matches(pattern: RegExp, except?: RegExp): Test {
	return (text) => pattern.test(text) && !except?.test(text);
}

/** Words of a sentence in which it says what it does: what comes later belongs to a clause of its own. */
const OPENING = 10;

const TESTS: Record<Language, Tests> = {
	'pt-BR': {
		definition: matches(
			/(?<!\p{L})(?:é uma?|são uma?s?|é o nome|é a capacidade|é o processo|consiste em|consistem em|significam?|chama-se|chamam-se|define-se|definid[oa]s? como|conhecid[oa]s? como|chamad[oa]s? de|refere-se)(?!\p{L})/iu,
		),
		cause: phraseTest(`
		porque | por causa | devido a | devido ao | devido à | devido aos | devido às | graças a | graças ao |
		graças à | em razão de | em razão da | em razão do | uma vez que | já que | em função da | em função do |
		em função de | o motivo | a razão | a causa`),
		consequence: phraseTest(`
		por isso | portanto | resulta em | resultou em | como resultado | o resultado é | o resultado foi | leva a |
		leva ao | leva à | levou a | levou ao | levou à | provoca | provocam | provocou | provocaram | a consequência |
		de modo que | de forma que | dessa forma | com isso | causou | causaram | gera | geram | gerou`),
		contrast: matches(
			/(?<!\p{L})(?:mas|porém|no entanto|contudo|entretanto|todavia|embora|apesar|ao contrário|em vez de|só que|por outro lado|ainda assim|mesmo assim)(?!\p{L})|,\senquanto(?! isso)(?!\p{L})/iu,
			/(?<!\p{L})mas (?:também|sim|ainda)(?!\p{L})/iu,
		),
		comparison: matches(
			/(?<!\p{L})(?:(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?) (?:\p{L}+ ){0,3}(?:do )?que|comparad[oa]s? (?:a|com|ao|à)|em comparação|o dobro|o triplo|a metade|tanto quanto|quase o mesmo|superior(?:es)? [aà]o?|inferior(?:es)? [aà]o?|superam?|superou|superaram)(?!\p{L})/iu,
		),
		example: phraseTest('por exemplo | um exemplo | é o caso de | é o caso do | é o caso da'),
		advice: matches(
			/(?<!\p{L})(?:devem?(?! (?:-se|a|ao|à|ter|haver|chegar|atingir|custar|subir|cair|crescer|passar|ficar|começar|voltar)(?!\p{L}))(?!-)|é preciso|é necessário|recomendam?|recomenda-se|recomendamos|recomendável|é importante|é fundamental|convém|o ideal (?:é|seria)|não deixe|vocês? precisam?)(?!\p{L})|^(?:\p{L}+ ){0,2}vale a pena(?!\p{L})|(?:^|,\s)(?:não )?(?:evite|procure|lembre-se|cuidado)(?!\p{L})/iu,
			/(?<!\p{L})se devem?(?!\p{L})/iu,
		),
		method: matches(
			/(?<!\p{L})(?:por meio d[aeo]s?|através d[aeo]s?|usando|utilizando|funcionam?|passo a passo|com a ajuda d[aeo]s?)(?!\p{L})/iu,
			/(?<!\p{L})funcionam? (?:d[aeo]s?|até|aos?|às?|todos|nos?|nas?|bem|mal)(?!\p{L})/iu,
		),
		hedge: matches(
			/(?<!\p{L})(?:podem?|talvez|sugere|sugerem|provavelmente|possivelmente|estima-se|acredita-se|parece|parecem|poderiam?|segundo estimativas)(?!\p{L})/iu,
			/(?<!\p{L})(?:vocês?|a gente|não podem?|nenhum\p{L}?|qualquer (?:pessoa|um)|quem)(?!\p{L})|^(?:sim\W+)?pode[,.]|(?<!\p{L})podem? (?:ser (?:feit|\p{L}{2,}[aiu]d)[oa]s?|pedir|cancelar|escolher|consultar|solicitar|usar|pagar|trocar|levar|entrar|participar|comprar|vender|retirar|optar|acessar|recorrer)(?!\p{L})/iu,
		),
	},
	'en-US': {
		definition: matches(
			/\b(?:is an?|is the (?:process|name|ability)|are an?|refers? to|means|is called|are called|known as|is defined|are defined|consists? of|stands for)\b/i,
		),
		cause: matches(
			/\b(?:because|due to|caused by|thanks to|owing to|the reason|the cause|as a result of|driven by)\b/i,
			/^thanks to\b[^,]{1,80}\bfor\b/i,
		),
		consequence: phraseTest(`
		therefore | as a result | leads to | led to | lead to | so that | results in | resulted in | thus |
		consequently | the consequence | this means | caused | which means`),
		contrast: matches(
			/(?:^|[,;:.–—]\s)(?:but|yet)\b|\b(?:however|although|though|despite|whereas|on the other hand|instead|in contrast|nevertheless|even so|unlike)\b|,\swhile\b/i,
			/\bbut also\b|^instead of\b/i,
		),
		comparison: matches(/\b(?:than|compared (?:to|with)|twice as|half as|in comparison)\b|\bas much as (?!\d|that\b)/i),
		example: phraseTest('for example | for instance | an example'),
		advice: matches(
			/\b(?:should(?! have\b)|must(?! have\b)|recommends?|recommended|it is important|it is best|make sure|you (?:need|have|ought) to|ought to)\b|(?:^|,\s)(?:avoid|remember to|be sure to|never|don['’]t)\b/i,
		),
		method: phraseTest('by using | by means of | using | works by | work by | works like | step by step'),
		hedge: matches(
			/\b(?:might|perhaps|suggests?|probably|likely|is thought|seems?|could (?:be|mean|also|explain|have|well))\b|\b[mM]ay (?=[a-z])/,
			/\b(?:you|members|users|visitors|nobody|no one|anyone) (?:may|might|could)\b|\bmay not\b|\bnot only\b|\bmost likely to\b/i,
		),
	},
};

/** "Não é um evento isolado", "It is a problem": forms of a definition that define nothing. */
const NO_DEFINITION: Record<Language, Test> = {
	'pt-BR': matches(
		/(?<!\p{L})(?:não|nem|nunca)\s(?:é|são|significam?|consiste)(?!\p{L})|(?<!\p{L})é uma? (?:d[oa]s|problema|erro|desafio|exemplo|questão|pena|bo[am]|grande|só|tanto|pouc[oa]|detalhe|risco|sucesso|lux[oa]|absurdo|evento|caso|fato|dia)(?!\p{L})|(?<!\p{L})(?:isso|isto|que) significa|^(?:é|são)\s/iu,
	),
	'en-US': matches(
		/\bis an? (?:good|bad|great|lot|problem|mistake|hope|matter|sign|must|reason|big|small|lesson|shame|little|bit|hard|simple|better|long|few)\b|\b(?:this|that|which|it) means\b|\bby means\b|^(?:it|this|that|there|he|she|here)\b/i,
	),
};

/** A year alone tells when something was where it is not merely a name: "em 2025", not "as contas de 2025". */
const DATE: Record<Language, RegExp> = {
	'pt-BR': new RegExp(
		[
			`(?<!\\p{L})(?:[Ee]m|[Dd]esde|[Aa]té|[Ee]ntre|ano de|[Aa] partir de|${MONTH['pt-BR']} de)\\s+(?:1\\d{3}|20\\d\\d)(?![\\d.,]*\\d)`,
			'(?<!\\p{L})(?:século\\s+[IVX]{1,5}(?!\\p{L})|década\\s+d[eo]\\s|anos\\s+(?:\\d0|1\\d{3}|20\\d\\d)(?!\\d))',
			`(?<!\\p{L})(?:[Ee]m|[Dd]esde|[Aa]té|dia|[Aa] partir de)\\s+\\d{1,2}º?\\s+de\\s+${MONTH['pt-BR']}`,
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
	/^(?!(?:São|Santa|Santo|Rio|Alto|Nova|Novo|Serra|Porto|Belo|New|San|Los|North|South|East|West|Great|The|United|Most)\s)\p{Lu}\p{Ll}+\s(?:d[aeo]s?\s|\p{Lu}\.\s)?\p{Lu}\p{Ll}+,?\s\p{Ll}|(?<!\p{L})(?!(?:over|under|after|other|whether|former|never|near|for)\s)(?:\p{Ll}{2,}(?:ista|eira|eiro|dor|dora|ólogo|óloga|ico|ica|er|or|ist|ian)|professora|poeta|escritora|autora)\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;
/** A sentence set in a place: by its first words, or by a verb of being or going there. */
const PLACE: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:[Ee]m|[Nn][oa]s?)\s\p{Lu}\p{Ll}{2,}|^(?:\S+\s){1,3}(?:fica|ficam|está|estão|vive|vivem|mora|moram|existe|existem|acontecem?|aconteceu|chegou|chegaram|vai|foi|foram|viajou|viajaram|mudou-se)\s(?:em|n[oa]s?|até|para)\s(?:[oa]s?\s)?\p{Lu}\p{Ll}{2,}/u,
	'en-US':
		/^(?:[Ii]n|[Aa]t|[Nn]ear|[Aa]cross)\s(?:the\s)?\p{Lu}\p{Ll}{2,}|^(?:\S+\s){1,3}(?:lies|lie|stands|stand|sits|lives|live|happens|happened|moved|went|goes|came|traveled)\s(?:in|at|near|across|to)\s(?:the\s)?\p{Lu}\p{Ll}{2,}/u,
};
const NOT_PLACE =
	/(?<!\p{L})(?:morreu|morreram|nasceu|nasceram|died|born)(?!\p{L})|^In (?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})/iu;

/** "more than 120 years" compares nothing, nor does "rather than". */
const MORE_THAN =
	/(?:(?:more|less|fewer|longer|higher|lower|larger|smaller|better|older|no more) than (?:a |an |one |two |three |ten )?(?:\d|hundred|thousand|million|dozen|half|once|twice|just|enough|ever)|(?:rather|other) than|mais (?:do )?que (?:suficiente|nunca|depressa))/giu;

/** "Segundo o IBGE, ...": who says it is not what the sentence is about. */
const SOURCE = /^(?:segundo|conforme|de acordo com|according to)\s[^,]{2,80},\s/iu;

/** What a sentence says after naming who says so. */
export function withoutSource(text: string): string {
	return text.replace(SOURCE, '');
}

export function sentenceKind(text: string, language: Language): SentenceKind {
	const is = TESTS[language];
	const claim = withoutSource(text);
	const words = claim.split(/\s+/);
	const opening = words.slice(0, OPENING).join(' ');
	if (is.definition(opening) && !NO_DEFINITION[language](words.slice(0, OPENING + 4).join(' '))) return 'definition';
	if (is.example(claim)) return 'example';
	if (is.cause(opening)) return 'cause';
	if (is.contrast(opening)) return 'contrast';
	if (is.consequence(opening)) return 'consequence';
	if (is.comparison(claim.replace(MORE_THAN, ' '))) return 'comparison';
	if (isNumeric(claim, language)) return 'number';
	if (DATE[language].test(claim)) return 'date';
	if (is.advice(opening)) return 'advice';
	if (is.contrast(claim)) return 'contrast';
	if (namesSomebody(claim, language)) return 'person';
	if (PLACE[language].test(claim) && !NOT_PLACE.test(claim)) return 'place';
	if (is.method(opening)) return 'method';
	return is.hedge(opening) && !/\d/.test(claim) ? 'hedge' : 'general';
}

/** "Em Tabatinga, ..." has two capitals, too. */
function namesSomebody(text: string, language: Language): boolean {
	const [first = ''] = text.split(' ', 1);
	return PERSON.test(text) && (first === 'Seu' || !isFunctionWord(first, language));
}

/** Words that set a sentence against what was said before it. */
const AGAINST: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:\S+\s){0,5}?(?:mas|porém|no entanto|contudo|entretanto|todavia|só que|por outro lado|ainda assim)(?!\p{L})/iu,
	'en-US': /^(?:\S+\s){0,5}?(?:but|however|yet|on the other hand|nevertheless|even so)(?!\p{L})/iu,
};
/** Whether a sentence opens by opposing what came before it. */
export function opposes(text: string, language: Language): boolean {
	const opening = text.split(/\s+/).slice(0, 6).join(' ');
	return AGAINST[language].test(opening) && TESTS[language].contrast(opening);
}
