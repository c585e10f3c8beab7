import type { CalendarDate, ClockTime } from '../../spoken-text/quantities.ts';
import { monthPatterns } from '../../spoken-text/short-months.ts';
import { cardinal } from './cardinals.ts';

export const MONTHS = [
	'janeiro',
	'fevereiro',
	'março',
	'abril',
	'maio',
	'junho',
	'julho',
	'agosto',
	'setembro',
	'outubro',
	'novembro',
	'dezembro',
] as const;

const number = (value: number, gender: 'm' | 'f' = 'm') => cardinal(BigInt(value), gender);

/** "primeiro de maio de dois mil e vinte e seis": only the first day of a month is an ordinal. */
export function date({ day, month, year }: CalendarDate): string {
	if (day === undefined) return `${MONTHS[month - 1]} de ${number(year ?? 0)}`;
	const dayMonth = `${day === 1 ? 'primeiro' : number(day)} de ${MONTHS[month - 1]}`;
	return year === undefined ? dayMonth : `${dayMonth} de ${number(year)}`;
}

const HALVES = { am: 'da manhã', pm: 'da tarde', night: 'da noite' } as const;

/** Hours are feminine; a time of day is said short ("quatorze e trinta"), a duration in full. */
export function time({ hour, minute, second, half, timeOfDay, mark }: ClockTime): string {
	const hours = number(hour, 'f');
	const hourWord = hour <= 1 ? 'hora' : 'horas';
	if (half) {
		const part = half === 'pm' && (hour === 12 || hour < 6) ? 'pm' : half === 'pm' ? 'night' : 'am';
		return `${hours}${minute > 0 ? ` e ${number(minute)}` : ''} ${HALVES[part]}`;
	}
	if (second !== undefined) {
		return `${hours} ${hourWord}, ${minutes(minute)} e ${number(second)} ${second === 1 ? 'segundo' : 'segundos'}`;
	}
	if (minute === 0) return `${hours} ${hourWord}`;
	if (hour > 0 && (timeOfDay || mark === ':')) return `${hours} e ${number(minute)}`;
	return `${hours} ${hourWord} e ${minutes(minute)}`;
}

function minutes(minute: number): string {
	return `${number(minute)} ${minute === 1 ? 'minuto' : 'minutos'}`;
}

export const TIME_WORDS = new Set('às as das até à desde após ontem hoje amanhã pelas'.split(' '));
export const NUMBERED_WORDS = new Set(
	'lei decreto portaria resolução processo edital súmula número nº n n° n.º ofício emenda medida provisória mp pl'.split(
		' ',
	),
);
/** Short names of months that stand for them beside days, years and other months. */
export const MONTH_PATTERNS = monthPatterns([...MONTHS, ...MONTHS.map((month) => month.slice(0, 3))]);

/** "nesta sexta (7/11)", "Prova: 14/10". */
export const DATE_BEFORE =
	/(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feira|(?<!\p{L})(?:seg|ter|qua|qui|sex|sáb|dom)\.?),?\s?\(?$|(?:prova|entrega|prazo|vencimento|início|fim|data|reunião|encontro|versão)(?:\s(?:em|até))?:?\s$/iu;

const NUMBER_WORDS =
	'uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|(?:duz|trez)ent[oa]s|(?:quatro|quinh|seisc|setec|oitoc|novec)(?:c?ent|ent)[oa]s|mil|milh(?:ão|ões)|primeiro';
export const NUMBER_WORD = new RegExp(`^(?:${NUMBER_WORDS})$`, 'iu');
export const REPEATED_NUMBER = new RegExp(
	`\\((?:\\d{1,4}|(?:(?:${NUMBER_WORDS}|e|de|reais|real|centavos?|por|dias?|meses|mês|anos?|horas?),?\\s?){1,24})\\)`,
	'iuy',
);

export const DATE_WORDS = new Set('dia dias até desde data'.split(' '));
