import type { NotationRules } from '../types.ts';

const NUMBER_WORD =
	'zero|uma?s?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dez[ea]sseis|dez[ea]ssete|dezoito|dez[ea]nove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil|milh(?:ão|ões)';
const COUNTED =
	'e|de|por|reais|real|d[óo]lar(?:es)?|euros?|ter[çc]os?|quartos?|quintos?|d[ée]cimos?|centavos?|metros?|cent[íi]metros?|mil[íi]metros?|quil[ôo]metros?|quadrados?|c[úu]bicos?|litros?|quilos?|gramas?|horas?|minutos?|dias?|meses|anos?|pontos?';
const WORDS = `(?:${NUMBER_WORD})(?:[\\s-](?:${NUMBER_WORD}|${COUNTED})){0,11}`;

export const NOTATION: NotationRules = {
	wordsAfterFigures: new RegExp(`(?<=\\d\\s?(?:%|[\\p{L}]{1,3}[²³]?)?)\\s\\(${WORDS}\\)`, 'giu'),
	figuresAfterWords: new RegExp(`(?<=(?<!\\p{L})(?:${NUMBER_WORD}))\\s\\(\\d[\\d.,]{0,12}%?\\)`, 'giu'),
	per: ' por ',
	dayFirst: true,
};
