const whole = new Intl.NumberFormat('pt-BR');
const usd = new Intl.NumberFormat('pt-BR', {
	style: 'currency',
	currency: 'USD',
	minimumFractionDigits: 4,
	maximumFractionDigits: 4,
});
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
const languages = new Intl.DisplayNames('pt-BR', { type: 'language' });

/** `18.420` */
export const number = (value: number): string => whole.format(value);

/** `US$ 0,0123` */
export const dollars = (value: number): string => usd.format(value).replace(/\s/g, ' ');

/** `1 de janeiro de 2027`. @param date a day such as `2027-01-01` */
export const longDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** `inglês`. @param tag BCP 47 */
export const languageName = (tag: string): string => languages.of(tag.slice(0, 2)) ?? tag;

/** `1 parte`, `3 partes` */
export const counted = (count: number, one: string, many: string): string =>
	`${number(count)} ${count === 1 ? one : many}`;

/** `45 minutos`, `1 h 40 min` */
export function listening(minutes: number): string {
	const rounded = Math.max(1, Math.round(minutes));
	if (rounded < 60) return counted(rounded, 'minuto', 'minutos');
	const rest = rounded % 60;
	return `${number(Math.floor(rounded / 60))} h${rest === 0 ? '' : ` ${rest} min`}`;
}
