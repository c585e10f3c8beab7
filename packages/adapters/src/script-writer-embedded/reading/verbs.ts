import type { Language } from '@nexus/contract';

const split = (words: string) => new Set(words.trim().split(/\s+/));

/** The finite verbs that texts use most, as far as no noun or adjective is written like them. */
const VERBS: Record<Language, ReadonlySet<string>> = {
	'pt-BR': split(`
		é são foi foram era eram está estão tem têm tinha tinham pode podem deve devem vale valem custa custam cresce
		crescem leva levam dá dão faz fazem fica ficam vem vêm vai vão cabe cabem mostra mostram usa usam vive vivem
		permite registra equivale consome perde perdem ganha cai caem sobe sobem passa passam depende dependem precisa
		precisam protege evita reduz reúne ocupa guarda garante traz contém inclui exige recebe terá terão poderá fez
		deu veio disse trouxe quis há houve havia teve tiveram absorve absorvem acontece aceita aceitam avalia avaliam
		atinge atingem aumenta calcula cobre corre correm custeia define definem devolve emite entra estima existe
		existem explica fecha impede indica inibe inibem instala interrompe leu oferece ocorre ocorrem paga pagam pagará
		produz produzem prevê quebra recomenda reduzem representa representam responde respondem revela segue seguem
		será serão somam sugere sugerem supera tende torna trabalha trabalham transforma transformam varia vende vendem
		puxa puxam empurra empurram libera liberam lança vira funciona funcionam serve começa termina continua muda
		mudam`),
	'en-US': split(`
		is are was were has have had can could will would may might must should does do did took takes stood gave gives
		found finds built made makes came comes held holds kept keeps threw grew lost left led put puts cut cuts sends
		sent needs shows showed costs cost means begins began works lasts protects protected depends uses said wrote
		fell falls rose says wants stores opens gets weighs allows helps requires supports rests rises grows turns goes
		becomes lets offers pays drops reduces includes contains covers explains sold paid spent thinks stops ends runs
		ran brought brings wastes flashes survives reaches answers`),
};
/** Endings that verbs alone have. */
const PRESENT: Record<Language, RegExp> = {
	'pt-BR': /^(?:\p{L}{2,}(?:ecem?|ificam?|izam?|tribui|tribuem|cluem|nuem|ssui|ssuem|duz|duzem|evem|[^qg]uem))$/u,
	'en-US': /^\p{L}{2,}(?:ifies|izes)$/u,
};
const PAST: Record<Language, RegExp> = {
	'pt-BR': /(?:[^aeou]ou|[^aeo]eu|[^aeio]iu|aram|eram|iram|avam|ava)$/u,
	'en-US': /[^e]ed$/,
};

/** Whether a word, in lower case, is a finite verb for all that can be told by itself. */
export function isVerb(word: string, language: Language): boolean {
	return VERBS[language].has(word) || PAST[language].test(word) || PRESENT[language].test(word);
}

/** Whether a verb can be seen anywhere in a text: "Em grãos, até 60 dias" has none. */
export function hasVerb(text: string, language: Language): boolean {
	return text.split(/[\s,]+/).some((word) => isVerb(word, language));
}
