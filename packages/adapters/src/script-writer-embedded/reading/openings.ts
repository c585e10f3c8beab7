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
		alguns | algumas | quem | sim | não | que | esses dois | como resultado | nós | no mesmo | na mesma | nos mesmos | nas mesmas | ao mesmo tempo | naquela época | naquele ano`,
		'start',
	),
	'en-US': phraseTest(
		`
		this | that | these | those | it | he | she | they | its | his | her | their | such | both | here |
		there it | then | thus | therefore | so | hence | consequently | as a result | in other words | for
		example | for instance | that is | the former | the latter | the first | the second | the third | the
		last | the other | the others | the same | each of them | each | one of them | some | others | another |
		other | which | nor | in this | in that | in these | at that | by then | of these | from there | with
		this | with that | for this | for that | because of this | because of that | yes | no | not | either |
		neither | none | who | to this | to that | under this | over that | doing so | when it | when they | if
		it | if they | once it | as it | as they | at the same time | in the same | that year | after that | before that | him | them`,
		'start',
	),
};

/** Sentences that start like leaning ones, but stand by themselves. */
const STANDING: Record<Language, (text: string) => boolean> = {
	'pt-BR': phraseTest(
		`
		é importante | é preciso | é necessário | é possível | é comum | é fundamental | é verdade que | é fácil
		| é difícil | é claro que | foi em | foi no | foi na | foi preciso | era uma vez | não há | não existe |
		não existem | não basta | não se | pode ser que | deve haver | pode haver | nem todo | nem toda | nem
		todos | nem todas | nem sempre | quem não | logo após | logo depois | assim que | não é preciso | o
		primeiro passo | a primeira vez | alguns dos | algumas das | este capítulo | esta seção | este documento
		| este texto | este artigo | este guia | este relatório | neste capítulo | nesta seção | neste texto |
		neste artigo | neste guia | neste documento | este livro | neste livro`,
		'start',
	),
	'en-US': phraseTest(
		`
		it is important | it is possible | it is true that | it is easy | it is hard | it is difficult | not all
		| not every | no one | some of the | each of the | the first step | the first time | so far | both the |
		one of the | it takes | other than | such is | this chapter | this section | this document | this
		article | this guide | this report | in this chapter | in this section | in this article | in this guide
		| this book`,
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
		/^(?:\S+\s+){1,4}(?:isso|disso|nisso|ele|ela|eles|elas|dele|dela|deles|delas|desse|dessa|desses|dessas|nesse|nessa|nesses|nessas|esse|essa|esses|essas)(?!\p{L})/iu,
	'en-US': /^(?:\S+\s+){1,4}(?:this|these|those|he|she|they|them|him)(?!\p{L})/iu,
};

/** A verb first, or after an adverbial: in Portuguese its subject is in the sentence before. */
const VERB_FIRST =
	/^(?!(?:museu|europeu|céu|eu|seu|meu|véu)\s)[\p{L}-]{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)(?:-se)?\s|^[^,]{3,40},\s(?:foi|foram|era|eram|são|é|está|estão|tem|tinha|passou|passaram|caiu|caíram|subiu|subiram|chegou|chegaram|virou|ficou)(?!\p{L})/iu;

export function leansOnPrevious(text: string, language: Language): boolean {
	const bare = withoutConnective(text, language);
	if (/^(?:sim|não|yes|no)[.!]\s/i.test(bare)) return false;
	if (STANDING[language](bare)) return false;
	if (language === 'pt-BR' && VERB_FIRST.test(bare)) return true;
	return LEANING[language](bare) || EARLY_PRONOUN[language].test(bare);
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

/** English "he" and "she" early in a sentence: the person has to be named before. */
export function speaksOfSomebody(text: string, language: Language): boolean {
	return language === 'en-US' && /^(?:\S+\s+){0,4}(?:he|she|his|her|him)(?![\p{L}'’])/iu.test(text);
}
