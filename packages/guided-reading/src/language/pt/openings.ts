import { phraseTest } from '../../reading/phrase-test.ts';
import type { OpeningRules } from '../reading-rules.ts';

export const OPENINGS: OpeningRules = {
	leaning: phraseTest(
		`
		o meu | a minha | o dele | a dele | o dela | a dela | isso | isto | aquilo | ele | ela | eles | elas | esse | essa | esses | essas | este | esta | estes |
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
		alguns | algumas | que | esses dois | como resultado | nós | no mesmo | na mesma | nos mesmos | nas mesmas | ao mesmo tempo | naquela época | naquele ano | na época | à época | naquele tempo |
		desde então | até então | as três | os três | as quatro | os quatro`,
		'start',
	),
	pointsBack:
		/^(?:a medida|a resposta|a decisão|a mudança|a diferença|o resultado|o efeito|o atraso|o episódio|a descoberta|a proposta|a pergunta|o problema|a solução|a lógica|a ideia|o processo|a conta|a cena|a lição|o motivo|a razão|a exceção|a explicação|o restante|a consequência|o prazo|o mesmo|o custo|a notícia|a experiência|o prejuízo|o desenho|o bilhete)\s(?!d[aeo]s?\s|n[ao]s?\s|aos?\s|às?\s|em\s|para\s|por\s|com\s|sobre\s|contra\s|dess|dest|que\s|entre\s|é que)/iu,
	standing: phraseTest(
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
	connective:
		/^(?:além disso|além do mais|no entanto|porém|contudo|entretanto|todavia|por outro lado|por sua vez|em seguida|por fim|finalmente|ainda assim|mesmo assim|de fato|na verdade|também|da mesma forma|em contrapartida|aliás|enfim|em resumo|pior|pior ainda|melhor ainda),\s+|^(?:mas|e|porém|já)\s+(?=\p{Ll})/iu,
	earlyPronoun:
		/^(?:\S+\s+){1,4}(?:isso|disso|nisso|ele|ela|eles|elas|dele|dela|deles|delas|desse|dessa|desses|dessas|nesse|nessa|nesses|nessas|esse|essa|esses|essas)(?!\p{L})|\s[dn]?isso\.$/iu,
	spokenByNobody:
		/^["“«].+["”»][,.]?\s(?:[–—-]\s)?(?:diz|disse|fez|quis|\p{L}{3,20}(?:ou|eu|iu|ava|aram|eram|iram))(?:\s(?:el[ea]s?|depois|ainda|também|então))?\.$/iu,
	definite: /^["“«]?(?:[oa]s?|n[oa]s?|aos?|às?)\s/iu,
	parenthetic:
		/,\s(?:no entanto|porém|contudo|entretanto|todavia|por sua vez|por outro lado|também|ainda assim)(?:,(?=\s)|([.!?]))/giu,
	promises:
		/(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|uma (?:pergunta|coisa|razão|novidade|surpresa|exceção|regra incomum|segunda)|outra (?:coisa|saída|razão))(?:\s(?!e\s|a\s|dias|anos|meses|horas|semanas|vezes|metros|quilômetros|minutos|filhos|milh)\p{L}+){0,3}(?:\sque os números \p{L}+ não respondem)?[.:]$/iu,
	verbFirst: [
		// A verb first, or after an adverbial: in Portuguese its subject is in the sentence before.
		/^(?!(?:museu|europeu|céu|eu|seu|meu|véu)\s)[\p{L}-]{2,}(?:ou|eu|iu|ôs|aram|eram|iram|ava|avam)(?:-se)?\s|^(?:(?!segundo|quando|mundo|fundo)\p{L}{3,}ndo|perguntad[oa]s?|chamad[oa]s?|convidad[oa]s?|nascid[oa]s?|regulamenta|dispõe|estabelece|institui|altera|queria|sabia|podia|devia|fazia|dizia|tinha|vinha|ia|via|quis|disse|fez|pôs|veio|deu|viu)\s|^não (?:[oa]s? |se )?\p{L}{3,}ndo(?!\p{L})|^n[ao] \p{L}+ seguinte(?!\p{L})|^[^,]{3,40},\s\p{L}{3,}(?:aram|eram|iram|[^aeou]ou|[^aeo]eu|iu)\s|^[^,]{3,40},\s(?:foi|foram|era|eram|são|é|está|estão|tem|tinha|passou|passaram|caiu|caíram|subiu|subiram|chegou|chegaram|virou|ficou)(?!\p{L})/iu,
		// "Em 1936, durante o governo Vargas, foi denunciada": the verb comes first after two adverbials, too.
		/^(?:em|n[ao]s?|durante|após|desde|entre|de|com|depois)\s[^,]{2,40},\s(?:em|n[ao]s?|durante|após|desde|entre|de|com|aos?|aos|já|ainda)\s[^,]{2,40},\s(?:foi|foram|era|eram|passou|\p{L}{3,20}(?:aram|eram|iram|[^aeou]ou|[^aeo]eu|iu))(?!\p{L})/iu,
	],
	subjectAfter:
		/^(?:(?:também\s)?(?:foi|foram|era|eram|é|são|será|serão|está|estão|ficam?)\s(?:desde\sjá\s)?(?:\p{L}+[aio]d|eleit|feit|abert|suspens|isent|aceit|previst|extint|inclus|entregu|\p{L}{0,6}post|\p{L}{0,6}scrit)[oa]s?\s(?:os?|as?|uma?s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d[\d.]*|mais|menos|cerca|todos|todas|nov[oa]s|vári[oa]s|licitaç\p{L}+|\p{L}+[aei]r)\s|\p{L}+-se\s\p{L}+[aei]r\s|pode[mr]?\s\p{L}+[aei]r\s(?:quem|os?|as?|qualquer|tod[oa]s?)\s|outr[oa]s\s(?:\d|duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|cem|mil)(?!\p{L}))/iu,
	called: /^["“«]?(?:Seu|Sua|Dona)\s\p{Lu}\p{Ll}/u,
	somebody: null,
};
