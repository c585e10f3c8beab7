import { fold } from '../words/index.ts';

/** Stems and phrases, without accents, of sombre topics: death, war, hunger, illness, prison, loss. */
const PORTUGUESE = String.raw`
	morr(?!os?\b), mort[eo], mortas?\b, mortal, obitos?\b, falec, enterro, sepult, velorio, luto\b, vitim,
	ferid[oa]s?\b, desabrig, desaparecid, afog, naufrag, tragedi, desastre, catastrof, prisao, prisoes,
	prisioneir, encarcer, foi pres[oa]\b, foram pres[oa]s\b, pres[oa]s? politic, tortur, ditadura,
	exilad, guerra, massacre, genocid, bombarde, assassin, homicid, estupr, suicid, violenci, fome\b,
	famint, (?:^|a |da |pela |as |das |pelas )secas?\b, estiagem, epidemi, pandemi, cancer, tumor,
	nao retorno, colapso, extincao, escravid, refugiad, emergencia
`;
const ENGLISH = String.raw`
	killed, killing, died\b, dies\b, dying, dead\b, deaths?\b, deadly, fatal, funeral, buried alive,
	victim, wounded, injured, drown, shipwreck, tragedy, tragic, disaster, catastroph, homeless, prison,
	jailed, imprison, wars?\b, bombing, genocide, murder, raped?\b, violence, slavery, enslaved, famine,
	starv, hunger\b, drought, epidemic, pandemic, refugee, collapse of, extinction
`;
const SOMBRE = new RegExp(`\\b(?:${`${PORTUGUESE},${ENGLISH}`.trim().replace(/\s*,\s*/g, '|')})`, 'g');

/** A text is sombre as a whole from so many such words on, and at least one per so many characters. */
const FEWEST_WORDS = 4;
const CHARACTERS_PER_WORD = 500;

const wordsIn = (text: string): number => fold(text).match(SOMBRE)?.length ?? 0;

/** Whether a text mentions something that calls for a quiet voice. */
export const isSombre = (text: string): boolean => wordsIn(text) > 0;

export const isSombreThroughout = (text: string): boolean =>
	wordsIn(text) >= Math.max(FEWEST_WORDS, text.length / CHARACTERS_PER_WORD);
