import { isCapital, type NounPhrase, type Token, tokens } from './tokens.ts';
import { isFunctionWord } from './words.ts';

/** Determiners, and contractions with the article they hold. */
const ARTICLES = new Map(
	Object.entries({
		o: 'o',
		a: 'a',
		os: 'os',
		as: 'as',
		do: 'o',
		da: 'a',
		dos: 'os',
		das: 'as',
		no: 'o',
		na: 'a',
		nos: 'os',
		nas: 'as',
		ao: 'o',
		aos: 'os',
		à: 'a',
		às: 'as',
		pelo: 'o',
		pela: 'a',
		pelos: 'os',
		pelas: 'as',
	}),
);
const LINKS = new Set(['de', 'da', 'do', 'das', 'dos']);
const BEFORE_NOUN = new Set(
	'principal principais novo nova novos novas grande grandes grão maior maiores menor menores melhor melhores pior piores antigo antiga antigos antigas pequeno pequena pequenos pequenas bom boa bons boas longo longa alto alta altos altas baixo baixa velho velha verdadeiro verdadeira primeiro primeira primeiros primeiras'.split(
		' ',
	),
);
/** Heads that say little, or that an article stands before without making a thing of them. */
const EMPTY = new Set(
	'partir fim meio vez vezes lado modo forma forma jeito caso parte maioria minoria entanto resto dia hora momento tempo longo redor contrário menos mais mesmo mesma outro outra outros outras qual quais que quem todo toda seguir respeito exemplo próprio própria cerca ponto exterior interior gente coisa coisas medida base tipo tipos número fato qualquer texto documento relatório capítulo artigo leitor manhã tarde noite mês meses semana semanas hora horas minuto minutos dias época épocas chão único única último última segundo segunda terceiro terceira dois duas três quatro cinco seis sete oito nove dez mil algo ser ter haver fazer não sim ano anos século dentro fora lugar início começo final metade'.split(
		' ',
	),
);
const ADJECTIVE =
	/(?:ais|eis|iveis|ívels|al|el|vel|veis|ico|ica|icos|icas|ivo|iva|ivos|ivas|oso|osa|osos|osas|ário|ária|ários|árias|ano|ana|anos|anas|ês|esa|eira|eiro|ante|antes|ente|entes|inte|ado|ada|ados|adas|ido|ida|idos|idas|eo|ea|eos|eas|ar|ares|il|is|tico|ista|istas)$/u;
const NOT_ADJECTIVE = /(?:mente|ifica)$/u;
const INFINITIVE = /(?:ar|er|ir|por|pôr)$/u;
/** Endings of verbs, for what stands behind "a" or "o" as a pronoun: "a devolvem". */
const VERBAL = /(?:[^gd]em|am|[^aeiou]ou|iu|aram|eram|iram|avam|eiam)$/u;
const NOT_VERBAL = new Set('homem nuvem jovem trem item bem refém armazém'.split(' '));
const ROMAN = /^[IVXLCDM]+$/;

/** Plain verbs that would pass for adjectives by their ending. */
const VERB = new Set(
	'explica indica aplica publica critica complica dedica comunica multiplica sente mente garante adiante depois vale sai cai vai quer tem vem ver quis diz fez traz faz ficar estar dar será usa usam'.split(
		' ',
	),
);

export function portuguesePhrases(text: string): NounPhrase[] {
	const all = tokens(text);
	const found: NounPhrase[] = [];
	for (let i = 0; i < all.length; i++) {
		const token = all[i];
		if (!token) continue;
		const article = ARTICLES.get(token.lower);
		const phrase = article ? withArticle(all, i, article) : name(all, i);
		if (!phrase) continue;
		found.push(phrase.phrase);
		i = phrase.last;
	}
	return found;
}

interface Found {
	phrase: NounPhrase;
	last: number;
}

function withArticle(all: Token[], i: number, article: string): Found | null {
	let last = i + 1;
	let head = all[last];
	if (!head?.joined || (all[i]?.text === 'A' && !all[i]?.first)) return null;
	if (BEFORE_NOUN.has(head.lower)) {
		last++;
		head = all[last];
		if (!head?.joined) return null;
	}
	if (!isNoun(head, article)) return null;
	last = extended(all, last);
	const words = all.slice(i + 1, last + 1).map((token) => token.text);
	if (words.length > 5) return null;
	const proper = isCapital(head.text);
	return {
		phrase: { text: `${article} ${words.join(' ')}`, plural: article.endsWith('s'), proper, at: all[i]?.start ?? 0 },
		last,
	};
}

function isNoun(token: Token, article: string): boolean {
	const { lower } = token;
	if (lower.length < 3 || /\d/.test(lower) || EMPTY.has(lower) || isFunctionWord(lower, 'pt-BR')) return false;
	if (article === 'a' && (INFINITIVE.test(lower) || /[oô]$/u.test(lower))) return false;
	if (article === 'as' && /os$/u.test(lower)) return false;
	if ((article === 'a' || article === 'o') && VERBAL.test(lower) && !NOT_VERBAL.has(lower)) return false;
	return !/(?:mente|-se|-lo|-la|ndo)$/u.test(lower);
}

/** Takes in the adjective and the "de ..." that belong to the noun. */
function extended(all: Token[], at: number): number {
	let last = at;
	const capital = isCapital(all[at]?.text ?? '');
	while (capital && all[last + 1]?.joined && isCapital(all[last + 1]?.text ?? '')) last++;
	if (!capital && isAdjective(all[last + 1])) last++;
	const link = all[last + 1];
	const noun = all[last + 2];
	if (link?.joined && LINKS.has(link.lower) && noun?.joined && isNoun(noun, link.lower === 'da' ? 'a' : 'o')) {
		if (INFINITIVE.test(noun.lower) && link.lower === 'de') return last;
		last += 2;
		while (isCapital(noun.text) && all[last + 1]?.joined && isCapital(all[last + 1]?.text ?? '')) last++;
		if (!isCapital(noun.text) && isAdjective(all[last + 1])) last++;
	}
	return last;
}

function isAdjective(token: Token | undefined): boolean {
	if (!token?.joined || isCapital(token.text) || token.lower.length < 4) return false;
	if (VERB.has(token.lower) || isFunctionWord(token.lower, 'pt-BR') || INFINITIVE.test(token.lower)) return false;
	return ADJECTIVE.test(token.lower) && !NOT_ADJECTIVE.test(token.lower);
}

/** "Marie Curie", "São Paulo": capitals inside the sentence, two at its start. */
function name(all: Token[], i: number): Found | null {
	const token = all[i];
	if (!token || !isCapital(token.text) || token.lower.length < 2 || isFunctionWord(token.lower, 'pt-BR')) return null;
	let last = i;
	for (;;) {
		const next = all[last + 1];
		const after = all[last + 2];
		if (next?.joined && isCapital(next.text)) last++;
		else if (next?.joined && LINKS.has(next.lower) && after?.joined && isCapital(after.text)) last += 2;
		else break;
	}
	if (last === i && (token.first || ROMAN.test(token.text) || token.text.length < 3)) return null;
	if (last - i > 4) return null;
	const text = all
		.slice(i, last + 1)
		.map((word) => word.text)
		.join(' ');
	return { phrase: { text, plural: false, proper: true, at: token.start }, last };
}
