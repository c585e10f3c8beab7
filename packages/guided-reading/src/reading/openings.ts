import type { Language } from '@nexus/contract';
import { phraseTest } from './phrase-test.ts';

/**
 * How a sentence starts decides whether it can be said without the one before it. `leaning` sentences cannot: they open
 * with a pronoun, a conclusion, or a verb whose subject was named before.
 */
const LEANING: Record<Language, (text: string) => boolean> = {
	'pt-BR': phraseTest(
		`
		isso | isto | aquilo | ele | ela | eles | elas | esse | essa | esses | essas | este | esta | estes |
		estas | aquele | aquela | aqueles | aquelas | nesse | nessa | nesses | nessas | neste | nesta | nisso |
		desse | dessa | desses | dessas | deste | desta | disso | dele | dela | deles | delas | nele | nela |
		naquele | naquela | daí | ali | lá | tal | tais | seu | sua | seus | suas | o mesmo | a mesma | os
		mesmos | as mesmas | o que | ambos | ambas | por isso | portanto | assim | dessa forma | desse modo |
		desta forma | deste modo | com isso | ou seja | isto é | por exemplo | então | logo | afinal | pois | é
		| são | foi | foram | era | eram | está | estão | estava | tem | têm | tinha | possui | possuem | fica |
		ficam | ficou | pode | podem | deve | devem | permite | permitem | serve | servem | inclui | incluem |
		nasceu | morreu | fez | disse | tornou-se | nem | o primeiro | a primeira | o segundo | a segunda | o
		terceiro | a terceira | o último | a última | o outro | a outra | os outros | as outras | os dois | o
		quarto | a quarta | o quinto | a quinta | o restante | o resto | também | ainda | só | já | as duas |
		cada um | cada uma | outra | outro | outros | outras | todos eles | todas elas | um deles | uma delas |
		alguns | algumas | que | esses dois | como resultado | nós | no mesmo | na mesma | nos mesmos | nas mesmas | ao mesmo tempo | naquela época | naquele ano | na época | à época | naquele tempo`,
		'start',
	),
	'en-US': phraseTest(
		`
		this | that | these | those | it | he | she | they | its | his | her | their | such | both | here |
		there it | then | thus | therefore | so | hence | consequently | as a result | in other words | for
		example | for instance | that is | the former | the latter | the first | the second | the third | the
		last | the other | the others | the same | each of them | each | one of them | some | others | another |
		other | which | nor | in this | in that | in these | at that | by then | of these | from there | with
		this | with that | for this | for that | because of this | because of that | either |
		neither | none | who | to this | to that | under this | over that | doing so | when it | when they | if
		it | if they | if true | if false | if set | if passed | if given | if omitted | if enabled | if disabled | once it | as it | as they | at the same time | in the same | that year | after that | before that | him | them | at the time | back then`,
		'start',
	),
};

/** "The result was ...": nouns that point back at what was just said, unless "of ..." says at what. */
const POINTS_BACK: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:a medida|a resposta|a decisão|a mudança|a diferença|o resultado|o efeito|o atraso|o episódio|a descoberta|a proposta|a pergunta|o problema|a solução|a lógica|a ideia|o processo|a conta|a cena|a lição|o motivo|a razão|a exceção|a explicação|o restante|a consequência|o prazo|o mesmo|o custo|a notícia|a experiência|o prejuízo|o desenho|o bilhete)\s(?!d[aeo]s?\s|n[ao]s?\s|aos?\s|às?\s|em\s|para\s|por\s|com\s|sobre\s|contra\s|dess|dest|que\s|entre\s|é que)/iu,
	'en-US':
		/^(?:the (?:answer|change|difference|effect|result|results|story|question|problem|idea|solution|reason|decision|discovery|delay|episode|report|rule|rest|cause|experience|news|letter|scene|lesson|other place|size of the effect)|later)\s(?!of\s|that\s|to\s|between\s|in\s|with\s|for\s|on\s|about\s|from\s|by\s|at\s)/iu,
};

/** Sentences that start like leaning ones, but stand by themselves. */
const STANDING: Record<Language, (text: string) => boolean> = {
	'pt-BR': phraseTest(
		`
		é importante | é preciso | é necessário | é possível | é comum | é fundamental | é verdade que | é fácil
		| é difícil | é claro que | foi em | foi no | foi na | foi preciso | era uma vez | não há | não houve | não havia | não existe |
		não existem | não basta | não se | pode ser que | deve haver | pode haver | nem todo | nem toda | nem
		todos | nem todas | nem sempre | quem não | logo após | logo depois | assim que | não é preciso | o
		primeiro passo | a primeira vez | alguns dos | algumas das | este capítulo | esta seção | este documento
		| este texto | este artigo | este guia | este relatório | neste capítulo | nesta seção | neste texto |
		neste artigo | neste guia | neste documento | este livro | neste livro | esta lei | este decreto | esta portaria |
		esta resolução | este regulamento | este contrato | este estudo | neste estudo | esta pesquisa | nesta pesquisa |
		este trabalho | neste trabalho | este tutorial | neste tutorial | este e-mail | este comunicado | neste comunicado |
		este aviso | este manual | neste manual | esta aula | nesta aula | este curso | neste curso | esta política |
		este termo | estes termos | esta edição | nesta edição | esta ata | ainda não há | ainda não se | ainda não existe |
		já não há | também há | lá fora | lá em casa | cada um dos | cada uma das | é obrigatório | é obrigatória |
		é proibido | é proibida | é permitido | é permitida | é vedado | é vedada | é livre | é dever | é direito |
		está proibido | está proibida | está permitido | fica proibido | fica proibida | fica vedado | fica vedada | são vedados |
		são vedadas | são proibidos | são proibidas | são permitidos | são permitidas`,
		'start',
	),
	'en-US': phraseTest(
		`
		it is important | it is possible | it is true that | it is easy | it is hard | it is difficult | not all
		| not every | no one | some of the | each of the | the first step | the first time | so far | both the |
		one of the | it takes | other than | such is | this chapter | this section | this document | this
		article | this guide | this report | in this chapter | in this section | in this article | in this guide
		| this book | this study | in this study | this paper | in this paper | this tutorial | in this tutorial | this manual
		| in this manual | this policy | this notice | this release | in this release | this course | in this course | this
		handbook | this post | in this post | this page | this agreement | this newsletter`,
		'start',
	),
};

/** Connectives that add or oppose. Without the sentence before, the rest stands without them. */
const CONNECTIVE: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:além disso|além do mais|no entanto|porém|contudo|entretanto|todavia|por outro lado|por sua vez|em seguida|por fim|finalmente|ainda assim|mesmo assim|de fato|na verdade|também|da mesma forma|em contrapartida|aliás|enfim|em resumo|pior|pior ainda|melhor ainda),\s+|^(?:mas|e|porém|já)\s+(?=\p{Ll})/iu,
	'en-US':
		/^(?:in addition|moreover|furthermore|however|on the other hand|nevertheless|nonetheless|finally|meanwhile|similarly|likewise|indeed|in fact|in contrast|instead|still|also|besides|lastly|in turn|overall|in short|afterwards?|even so|yet|worse|better still|worse still),\s+|^(?:but|and|yet)\s+(?=\p{Ll})/iu,
};

/** A pronoun early in the sentence whose noun is likely to be in the sentence before. */
const EARLY_PRONOUN: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:\S+\s+){1,4}(?:isso|disso|nisso|ele|ela|eles|elas|dele|dela|deles|delas|desse|dessa|desses|dessas|nesse|nessa|nesses|nessas|esse|essa|esses|essas)(?!\p{L})|\s[dn]?isso\.$/iu,
	'en-US':
		/^(?:\S+\s+){1,4}(?:this|these|those|he|she|they|them|him)(?!\p{L})|^(?:with|without|for|from|by|in|on|of|after|before|until|around)\s(?:it|its|them)(?!\p{L})|(?<!\p{L})the (?:first|last|other) (?:two|three|four)(?!\p{L})|\sthis\.$/iu,
};

/** A verb first, or after an adverbial: in Portuguese its subject is in the sentence before. */
const VERB_FIRST =
	/^(?!(?:museu|europeu|céu|eu|seu|meu|véu)\s)[\p{L}-]{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)(?:-se)?\s|^(?:(?!segundo|quando|mundo|fundo)\p{L}{3,}ndo|perguntad[oa]s?|chamad[oa]s?|convidad[oa]s?|nascid[oa]s?|regulamenta|dispõe|estabelece|institui|altera|queria|sabia|podia|devia|fazia|dizia|tinha|vinha|ia|via|quis|disse|fez|pôs|veio|deu|viu)\s|^não (?:[oa]s? |se )?\p{L}{3,}ndo(?!\p{L})|^n[ao] \p{L}+ seguinte(?!\p{L})|^[^,]{3,40},\s\p{L}{3,}(?:aram|eram|iram|[^aeou]ou|[^aeo]eu|iu)\s|^[^,]{3,40},\s(?:foi|foram|era|eram|são|é|está|estão|tem|tinha|passou|passaram|caiu|caíram|subiu|subiram|chegou|chegaram|virou|ficou)(?!\p{L})/iu;

/** "Em 1936, durante o governo Vargas, foi denunciada": the verb comes first after two adverbials, too. */
const VERB_AFTER_TWO =
	/^(?:em|n[ao]s?|durante|após|desde|entre|de|com|depois)\s[^,]{2,40},\s(?:em|n[ao]s?|durante|após|desde|entre|de|com|aos?|aos|já|ainda)\s[^,]{2,40},\s(?:foi|foram|era|eram|passou|\p{L}{3,20}(?:aram|eram|iram|[^aeou]ou|[^aeo]eu|iu))(?!\p{L})/iu;

/** "Foram apresentados três orçamentos", "Decidiu-se pintar": a verb first whose subject, or nobody, comes after it. */
const SUBJECT_AFTER =
	/^(?:(?:também\s)?(?:foi|foram|era|eram|é|são|será|serão|está|estão|ficam?)\s(?:desde\sjá\s)?(?:\p{L}+[aio]d|eleit|feit|abert|suspens|isent|aceit|previst|extint|inclus|entregu|\p{L}{0,6}post|\p{L}{0,6}scrit)[oa]s?\s(?:os?|as?|uma?s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d[\d.]*|mais|menos|cerca|todos|todas|nov[oa]s|vári[oa]s|licitaç\p{L}+|\p{L}+[aei]r)\s|\p{L}+-se\s\p{L}+[aei]r\s|pode[mr]?\s\p{L}+[aei]r\s(?:quem|os?|as?|qualquer|tod[oa]s?)\s|outr[oa]s\s(?:\d|duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|cem|mil)(?!\p{L}))/iu;

/** "Seu Anselmo", "Dona Cida", "Sua Excelência": how somebody is called, whatever else "seu" may be. */
const CALLED = /^["“«]?(?:Seu|Sua|Dona)\s\p{Lu}\p{Ll}/u;

/** '"Levar para onde?", perguntou.': whoever says it is named in the sentence before. */
const SPOKEN_BY_NOBODY: Record<Language, RegExp> = {
	'pt-BR':
		/^["“«].+["”»][,.]?\s(?:[–—-]\s)?(?:diz|disse|fez|quis|\p{L}{3,20}(?:ou|eu|iu|ava|aram|eram|iram))(?:\s(?:el[ea]s?|depois|ainda|também|então))?\.$/iu,
	'en-US': /^["“].+["”],?\s(?:(?:he|she|they)\s)?(?:says?|said|\p{L}{2,20}ed)\.$/iu,
};

/** "This Services Agreement", "Este regulamento interno": the document itself. */
const THIS_DOCUMENT =
	/^(?:n?est[ea]s?|this|these|in this)\s(?:\p{L}+\s){0,2}(?:contrato|acordo|regulamento|regimento|edital|estatuto|manual|relat[óo]rio|documento|cap[íi]tulo|artigo|guia|estudo|pesquisa|lei|decreto|portaria|resolu[çc][ãa]o|instrumento|comunicado|aviso|pol[íi]tica|termos?|agreement|contract|policy|document|report|study|paper|chapter|article|guide|manual|handbook|notice|terms|act|bylaws|statement|specification|newsletter|release)(?!\p{L})/iu;

/** "Não, é regra do parque.": somebody asked. */
const ANSWERING = /^(?:sim|não|yes|no)(?:,\s|[.!]?$)/i;

export function leansOnPrevious(text: string, language: Language): boolean {
	const bare = withoutConnective(text, language);
	if (THIS_DOCUMENT.test(bare)) return false;
	if (/^(?:sim|não|yes|no)[.!]\s/i.test(bare)) return false;
	if (SPOKEN_BY_NOBODY[language].test(bare) || ANSWERING.test(bare)) return true;
	if (language === 'pt-BR' && CALLED.test(bare)) return false;
	if (STANDING[language](bare) || (language === 'pt-BR' && SUBJECT_AFTER.test(bare))) return false;
	if (language === 'pt-BR' && (VERB_FIRST.test(bare) || VERB_AFTER_TWO.test(bare))) return true;
	return LEANING[language](bare) || EARLY_PRONOUN[language].test(bare) || POINTS_BACK[language].test(bare);
}

/** "The site was down": something that was named before. */
const DEFINITE: Record<Language, RegExp> = {
	'pt-BR': /^["“«]?(?:[oa]s?|n[oa]s?|aos?|às?)\s/iu,
	'en-US': /^["“]?the\s/iu,
};

export function isDefinite(text: string, language: Language): boolean {
	return DEFINITE[language].test(text);
}

/** The same connectives set inside the sentence. */
const PARENTHETIC: Record<Language, RegExp> = {
	'pt-BR':
		/,\s(?:no entanto|porém|contudo|entretanto|todavia|por sua vez|por outro lado|também|ainda assim)(?:,(?=\s)|([.!?]))/giu,
	'en-US': /,\s(?:however|though|too|as well|in turn|on the other hand|by contrast|meanwhile)(?:,(?=\s)|([.!?]))/giu,
};

/** "No entanto, a coleta custa caro." -> "A coleta custa caro." */
export function withoutConnective(text: string, language: Language): string {
	const rest = text.replace(CONNECTIVE[language], '').replace(PARENTHETIC[language], '$1');
	return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Points at something named elsewhere, anywhere in the sentence: not fit to open an episode with, or to end it. */
const POINTS_ELSEWHERE: Record<Language, RegExp> = {
	'pt-BR':
		/(?<!\p{L})(?:iss?o|d?iss?to|ess[ea]s?|[dn]ess[ea]s?|el[ea]s?|[dn]el[ea]s?|(?:o|a|os|as) (?:primeir|segund|outr|mesm|últim)[oa]s?(?! (?:a|que)(?!\p{L}))|tais|também|abaixo|acima|seguinte)(?!\p{L})/iu,
	'en-US':
		/(?<!\p{L})(?:this|these|those|such|he|she|they|him|them|the (?:first|second|last|other|former|latter|same)(?! (?:to|time))|also|too|below|above|following)(?!\p{L})/iu,
};

export function pointsElsewhere(text: string, language: Language): boolean {
	return POINTS_ELSEWHERE[language].test(text);
}

/** Promises more than it says, so that the sentence after it belongs to it: "by two old habits.", "a simple question:". */
const PROMISES: Record<Language, RegExp> = {
	'pt-BR':
		/(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|uma (?:pergunta|coisa|razão|novidade|surpresa|exceção|regra incomum|segunda)|outra (?:coisa|saída|razão))(?:\s(?!e\s|a\s|dias|anos|meses|horas|semanas|vezes|metros|quilômetros|minutos|filhos|milh)\p{L}+){0,3}(?:\sque os números \p{L}+ não respondem)?[.:]$/iu,
	'en-US':
		/(?<!\p{L})(?:(?:two|three|four|five|six)(?:\s(?!years|days|hours|weeks|months|minutes|times|people|nights|and|feet|miles|meters|or|were|are|did|\p{L}+ed[.:])\p{L}+){1,3}|a (?:simple |second |third )?(?:question|reason|problem|rule|surprise|weakness of its own)|another (?:way|thing|reason))[.:]$/iu,
};

export function promises(text: string, language: Language): boolean {
	return PROMISES[language].test(text.trim());
}

/** English "he" and "she" early in a sentence: the person has to be named before. */
export function speaksOfSomebody(text: string, language: Language): boolean {
	return language === 'en-US' && /^(?:\S+\s+){0,4}(?:he|she|his|her|him)(?![\p{L}'’])/iu.test(text);
}
