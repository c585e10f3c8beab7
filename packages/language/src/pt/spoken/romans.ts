import type { Gender } from '../../spoken-text/reading.ts';
import type { RomanContexts } from '../../spoken-text/vocabulary.ts';
import { cardinal } from './cardinals.ts';
import { ordinal } from './ordinals.ts';

const set = (list: string): Set<string> => new Set(list.trim().split(/\s+/));
const ruled = (list: string, gender: Gender): [string, Gender][] => [...set(list)].map((name) => [name, gender]);
const led = <K>(list: string, kind: K): [string, K][] => [...set(list)].map((word) => [word, kind]);

const CARDINAL_BEFORE = `art inc capítulo capítulos cap tomo livro parte volume vol ato cena título anexo fase etapa tipo classe
	nível módulo unidade seção grupo apêndice inciso incisos artigo tabela quadro figura episódio temporada estágio faixa
	categoria guerra mundial eixo linha apollo apolo rocky windows final fantasy super bowl cláusula item itens versão
	geração plano pilar cúpula`;
const ORDINAL_BEFORE = 'século séculos séc sécs dinastia';

const KINGS = `pedro joão luís luiz henrique carlos jorge eduardo afonso sancho manuel josé miguel felipe filipe fernando
	guilherme frederico francisco napoleão alexandre nicolau ivan ricardo jaime tiago leopoldo alberto balduíno harald
	gustavo cristiano haakon olavo oto otto ramsés ptolomeu amenófis tutmés seti dario ciro xerxes artaxerxes filipe
	constantino justiniano teodósio leão bento paulo pio gregório inocêncio clemente urbano júlio sisto adriano bonifácio
	celestino xisto calisto martinho nero vítor humberto hussein abdullah mohammed hassan mehmed selim murad
	duarte dinis sebastião rodolfo maximiliano francisco menelique haile roberto davi malcolm edward charles george
	james henry william louis philip felix leo benedito`;
const QUEENS = `elizabeth elisabete isabel catarina maria ana vitória cristina margarida beatriz joana leonor cleópatra
	guilhermina juliana berenice arsínoe sofia`;

/** Where roman numerals stand, and how they are read: up to ten after rulers and centuries as ordinals, then cardinals. */
export const ROMANS: RomanContexts = {
	before: new Map([...led(CARDINAL_BEFORE, 'cardinal' as const), ...led(ORDINAL_BEFORE, 'ordinal' as const)]),
	rulers: new Map([...ruled(KINGS, 'm'), ...ruled(QUEENS, 'f')]),
	titles: set(
		'dom d rei rainha papa imperador imperatriz czar tsar kaiser príncipe faraó duque sultão xá dona santo são',
	),
	after: set(`guerra mundial congresso encontro fórum festival seminário simpósio jornada jornadas conferência cúpula
		bienal semana mostra concurso plano concílio reich copa jogos olimpíada feira edição colóquio workshop ciclo salão
		prêmio exército batalhão república império reinado cruzada internacional centenário milênio distrito grande`),
	conjunctions: set('e a ao ou até'),
	alsoWords: new Set(),
	soonerLetters: new Set(),
	ruler: (value, gender) => (value <= 10 ? ordinal(BigInt(value), gender) : cardinal(BigInt(value), 'm')),
	counted: (value, kind, gender) =>
		kind === 'ordinal' && value <= 10 ? ordinal(BigInt(value), gender) : cardinal(BigInt(value), 'm'),
};
