import { fold } from '@nexus/language/words';

/** Beginnings of words and phrases, accents folded, of what nobody jokes about: death, war, hunger, illness, prison, loss. */
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
const GRAVE = new RegExp(
	`\\b(?:${`${PORTUGUESE},${ENGLISH}`
		.trim()
		.split(/\s*,\s*/)
		.join('|')})`,
	'g',
);

/** Whether a text speaks of something that calls for a quiet voice. */
export function isGrave(text: string): boolean {
	GRAVE.lastIndex = 0;
	return GRAVE.test(fold(text));
}

/** Characters for one such word, and how many there are at least, in a text that is grave as a whole. */
const SPREAD = 500;
const LEAST = 4;

export function isGraveThroughout(text: string): boolean {
	return (fold(text).match(GRAVE)?.length ?? 0) >= Math.max(LEAST, text.length / SPREAD);
}
