const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Adjectives that stand before their noun. */
export const BEFORE_NOUN = words(`
	principal principais novo nova novos novas grande grandes grão maior maiores menor menores melhor melhores pior
	piores antigo antiga antigos antigas pequeno pequena pequenos pequenas bom boa bons boas longo longa alto alta altos
	altas baixo baixa velho velha verdadeiro verdadeira primeiro primeira primeiros primeiras últimos últimas
	próximo próxima próximos próximas`);

/** Heads that say little, or that an article stands before without making a thing of them. */
export const EMPTY = words(`
	partir fim meio vez vezes lado modo forma forma jeito caso parte maioria minoria entanto resto dia hora momento tempo
	longo redor contrário menos mais mesmo mesma outro outra outros outras qual quais que quem todo toda seguir respeito
	exemplo próprio própria cerca ponto exterior interior gente coisa coisas medida base tipo tipos número fato qualquer
	texto documento relatório capítulo artigo leitor manhã tarde noite mês meses semana semanas hora horas minuto minutos
	dias época épocas chão única único última último segundo segunda terceiro terceira dois duas três quatro cinco seis
	sete oito nove dez mil algo ser ter haver fazer não sim ano anos século dentro fora lugar início começo final metade
	quarta quinta sexta sétima oitava nona décima onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
	dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem teu tua teus tuas seguinte seguintes
	restante restantes`);
/** Days and months: they say when, but may name a thing together with another noun ("a feira de sábado"). */
export const MOMENT =
	/^(?:sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\p{Ll}+-feira)s?$/u;

/** Endings of adjectives. */
export const ADJECTIVE =
	/(?:ais|eis|iveis|ívels|al|el|vel|veis|ivo|iva|ivos|ivas|oso|osa|osos|osas|ário|ária|ários|árias|ano|ana|anos|anas|ês|esa|eira|eiro|ante|antes|ente|entes|inte|ado|ada|ados|adas|ido|ida|idos|idas|eo|ea|eos|eas|ar|ares|il|is|ista|istas)$/u;
/** Adjectives in "-ico" have an accent before it, verbs have none: "a saúde pública", "a prefeitura publica". */
export const ACCENTED_ADJECTIVE = /[áéíóúâêô]\p{L}{0,3}ic[oa]s?$/u;

/** Adverbs, and verbs such as "modifica". */
export const NOT_ADJECTIVE = /(?:mente|ifica)$/u;

export const INFINITIVE = /(?:ar|er|ir|por|pôr)$/u;
/** Nouns with the ending of an infinitive. */
export const NOUN_IN_R = words(`
	mulher colher lar mar par lugar bar altar jantar andar olhar colar luar pilar celular militar exemplar radar hangar
	polegar poder dever prazer lazer amanhecer anoitecer entardecer elixir`);
/** Titles and other words written short. */
export const ABBREVIATED = words('sr sra srs sras dr dra prof profa art inc fig cap núm');
/** Adjectives with the ending of an infinitive. */
export const ADJECTIVE_IN_R = words(`
	solar escolar militar particular popular familiar similar nuclear lunar polar celular hospitalar alimentar
	complementar auxiliar linear molecular muscular vulgar regular singular preliminar parlamentar vascular
	cardiovascular ocular`);

/** Feminine nouns in "-ão" and a few in "-o". */
export const FEMININE_IN_O =
	/^(?:mãos?|fotos?|motos?|tribos?|rádio|libido|comunhão|rebelião|\p{L}*(?:(?<!cora|cal)ção|(?<!arte)são|(?<!cai)xão|[eu]stão|[gns]ião|[rv]azão|idão))$/u;
/** Feminine nouns that end in "s" in the singular. */
export const FEMININE_IN_S = words('íris íbis pélvis bílis práxis cútis aids');
/** Masculine nouns that the preposition "a" makes adverbs with. */
export const MASCULINE_BEHIND_A = words(`
	favor rigor nível norte sul leste oeste nordeste noroeste sudeste sudoeste vapor gás pé montante jusante diesel
	álcool`);

/** Endings of verbs, for what stands behind "a" or "o" as a pronoun: "a devolvem", "o devolveu". */
export const VERBAL =
	/(?:[^gd]em|am|ou|iu|[^aeioué]eu|.{3}ava|^(?:pôs|pôde|fez|quis|traz|trouxe|disse|faz|põe|põem|mantém|mantêm|torna|deixa|impede|obriga|transforma|devolve|distingue|tinha|fazia|têm|tem|viu))$/u;
export const NOT_VERBAL = words(`
	homem nuvem jovem trem item bem refém armazém harém totem museu europeu pneu judeu apogeu liceu coliseu ateu plebeu
	fariseu jubileu hebreu breu galileu além porém vaivém escrava oitava aldrava`);

/** Plain verbs that would pass for adjectives by their ending. */
export const VERB = words(`
	sente mente garante adiante diante avante doravante bastante depois vale sai cai vai quer tem têm vem vêm ver
	quis diz fez traz faz ficar estar dar será usa usam fica ficam engana emana deriva motiva cultiva incentiva reativa
	desativa cheira queira pesa conquista insista exista avista dista consista assista resista invista sábado demais jamais
	aumente apresente tente enfrente`);
