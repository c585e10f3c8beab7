import type { Dialect } from '../dialect/dialect.ts';

/** Spellings and words of Portugal, each with what Brazilians say. Genders agree, so that a word can take the other's place. */
const EUROPEAN_PORTUGUESE: Record<string, string> = {
	autocarro: 'ônibus',
	autocarros: 'ônibus',
	telemóvel: 'celular',
	telemóveis: 'celulares',
	facto: 'fato',
	factos: 'fatos',
	equipa: 'equipe',
	equipas: 'equipes',
	utilizador: 'usuário',
	utilizadora: 'usuária',
	utilizadores: 'usuários',
	utilizadoras: 'usuárias',
	camião: 'caminhão',
	camiões: 'caminhões',
	ficheiro: 'arquivo',
	ficheiros: 'arquivos',
	desporto: 'esporte',
	desportos: 'esportes',
	desportivo: 'esportivo',
	desportiva: 'esportiva',
	registo: 'registro',
	registos: 'registros',
	contacto: 'contato',
	contactos: 'contatos',
	connosco: 'conosco',
	planear: 'planejar',
	planeamento: 'planejamento',
	bebé: 'bebê',
	bebés: 'bebês',
	fenómeno: 'fenômeno',
	fenómenos: 'fenômenos',
	económico: 'econômico',
	económica: 'econômica',
	económicos: 'econômicos',
	económicas: 'econômicas',
	académico: 'acadêmico',
	académica: 'acadêmica',
	electrónico: 'eletrônico',
	eletrónico: 'eletrônico',
	eletrónica: 'eletrônica',
	quilómetro: 'quilômetro',
	quilómetros: 'quilômetros',
	género: 'gênero',
	géneros: 'gêneros',
	polémica: 'polêmica',
	polémico: 'polêmico',
	húmido: 'úmido',
	húmida: 'úmida',
	acção: 'ação',
	acções: 'ações',
	actual: 'atual',
	actuais: 'atuais',
	actualmente: 'atualmente',
	direcção: 'direção',
	óptimo: 'ótimo',
	óptima: 'ótima',
	projecto: 'projeto',
	projectos: 'projetos',
	objectivo: 'objetivo',
	objectivos: 'objetivos',
	colectivo: 'coletivo',
	eléctrico: 'elétrico',
	eléctrica: 'elétrica',
	secção: 'seção',
	receção: 'recepção',
	conceção: 'concepção',
	perceção: 'percepção',
	deteção: 'detecção',
	infeção: 'infecção',
	infeções: 'infecções',
	aspeto: 'aspecto',
	aspetos: 'aspectos',
	respetivo: 'respectivo',
	respetiva: 'respectiva',
	dezasseis: 'dezesseis',
	dezassete: 'dezessete',
	dezanove: 'dezenove',
	rapariga: 'moça',
	raparigas: 'moças',
};

/** Said in Portugal; what Brazilians would say takes more than another word. */
const EUROPEAN_ONLY: readonly string[] = ['ecrã', 'ecrãs', 'frigorífico', 'autoclismo', 'vosso', 'vossa', 'vós'];

const TO_BE = 'est(?:ou|ás|á|amos|ão|ava|avas|ávamos|avam|ive|eve|ivemos|iveram|aria|ariam|ará|arão|iver|ar)';
/** "Estou a fazer", where Brazilians say "estou fazendo". "Estar a par" is said in both countries. */
const INFINITIVE = new RegExp(
	`(?<!\\p{L})(${TO_BE})((?: (?:já|ainda|sempre|só|também|mesmo))?) a (?!(?:par|mar|lar)(?!\\p{L}))(\\p{L}*[aei])r(?!\\p{L})`,
	'giu',
);
/** Pronouns after the verb where Brazilians put them before it in speech, and verbs of "tu" that Brazilians seldom use. */
const CONSTRUCTIONS = [
	/(?<!\p{L})(?:parece|diz|conta|explica|dá|ajuda|lembra|interessa|faz|deixa|mostra)-(?:me|te|lhe|nos|vos)(?!\p{L})/iu,
	/\p{L}-(?:se|me|te|lhe|o|a)-(?:ia|á|ão|ei|emos|iam)(?!\p{L})/iu,
	/(?<!\p{L})(?:tu )?(?:tens|podes|queres|sabes|dizes|achas|pensas|percebes|reparaste|sabias que tu)(?!\p{L})/iu,
	/(?<!\p{L})(?:casa de banho|pequeno-almoço|se calhar|ir ter com|pega no telemóvel)(?!\p{L})/iu,
	// Words that Brazil has, too, in another sense: a shovel, a convoy, "que fixe o preço", a law's summary.
	/(?:^|[,.!?] |(?<!\p{L})[óo] )pá(?:[,.!?]|$)|(?<!\p{L})(?:apanh\p{L}+ o|de|estação d[eo]s?) comboios?(?!\p{L})|(?<!\p{L})(?:é|és|são|que|tão|muito) fixes?[!.]|(?<!\p{L})ementa do (?:dia|restaurante)/iu,
];

/** Portuguese as it is spoken in Brazil, not in Portugal. */
export const DIALECT: Dialect = {
	foreignWords: EUROPEAN_PORTUGUESE,
	foreignOnly: new Set(EUROPEAN_ONLY),
	isForeign(text) {
		INFINITIVE.lastIndex = 0;
		return INFINITIVE.test(text) || CONSTRUCTIONS.some((pattern) => pattern.test(text));
	},
	inOwnConstructions: (text) =>
		text.replace(INFINITIVE, (_, verb: string, adverb: string, stem: string) => `${verb}${adverb} ${stem}ndo`),
};
