import {
	daysInWords,
	meaningInWords,
	onceInFigures,
	PER,
	type Rewriting,
	rewriting,
	shortFormsInWords,
} from '../sayable/shorthand-rules.ts';
import { DAYS } from './spoken/weekdays.ts';

/** Words of numbers, and of what is counted in a number that is written twice. */
const NUMBERS =
	'zero|uma?s?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dez[ea]sseis|dez[ea]ssete|dezoito|dez[ea]nove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil|milh(?:ão|ões)';
const COUNTED =
	'e|de|por|reais|real|d[óo]lar(?:es)?|euros?|ter[çc]os?|quartos?|quintos?|d[ée]cimos?|centavos?|metros?|cent[íi]metros?|mil[íi]metros?|quil[ôo]metros?|quadrados?|c[úu]bicos?|litros?|quilos?|gramas?|horas?|minutos?|dias?|meses|anos?|pontos?';

/** What Portuguese notes and letters abbreviate. */
export const SHORTHAND: readonly Rewriting[] = [
	onceInFigures(NUMBERS, COUNTED),
	rewriting(PER, ' por '),
	rewriting(/(?<![\p{L}\d/])s\/\s?n(?:º|[°.o])?(?![\p{L}/])/gu, 'sem número'),
	rewriting(/(?<![\p{L}\d/])p\/(?:\s|(?=\p{L}{3}))(?=["“(]?[\p{L}\d])/gu, 'para '),
	rewriting(/(?<![\p{L}\d/])c\/(?:\s|(?=\p{L}{3}))(?=["“(]?[\p{L}\d])/gu, 'com '),
	rewriting(/(?<![\p{L}\d/])s\/(?:\s|(?=\p{L}{3}))(?=["“(]?[\p{L}\d])/gu, 'sem '),
	rewriting(/(?<![\p{L}\d.,])1x(?=\s(?:por|ao|à|a)\s)/gu, 'uma vez'),
	rewriting(/(?<![\p{L}\d.,])2x(?=\s(?:por|ao|à|a)\s)/gu, 'duas vezes'),
	rewriting(/(?<=\p{Ll} )x2(?![\p{L}\d])/gu, 'duas vezes'),
	rewriting(/(?<=\p{Ll} )x([3-9])(?![\p{L}\d])/gu, '$1 vezes'),
	rewriting(/(?<![\p{L}\d.,])(\d{1,2})x(?=\s(?:mais|menos|por|ao|à|a|em|sem|na|no)(?!\p{L})|[,.;)]|$)/gu, '$1 vezes'),
	rewriting(/(?<!\p{L})aprox\.(?=\s[\d])/gu, 'aproximadamente'),
	shortFormsInWords({
		esp: 'especialmente',
		excl: 'excluindo',
		incl: 'incluindo',
		Máx: 'Máximo',
		máx: 'máximo',
		Mín: 'Mínimo',
		mín: 'mínimo',
		próx: 'próximo',
	}),
	daysInWords(DAYS, '\\s?[–/-]\\s?|,?\\s(?:a|à|e|ou|até)\\s|,\\s', ' e '),
	(text) =>
		text.replace(
			/(?<!\p{L})(seg|qua|qui|sex|sáb)\.?(?=,?\s(?:às|das|de|dia|\d{1,2}[h:/]))/giu,
			(_day, short: string) => DAYS[short.toLowerCase()] ?? short,
		),
	meaningInWords('significa'),
	rewriting(/(?<=\p{L}\)?) \+ (?=\p{L}{2})(?!R\$)/gu, ' e '),
	rewriting(/(?<=[\p{L}\d%]\)?) \+ (?=(?:R\$ ?)?\d|\p{L}{2})(?!\d+ ?=)|^\+ (?=\d{1,3} \p{L})/gu, ' mais '),
	rewriting(/(?<= mais \p{L}{1,20}) = (?=(?:R|US)\$)/gu, ', o que dá '),
	rewriting(/(?<=\p{L}\)?) = (?=(?:R|US)\$)/gu, ' é '),
];
