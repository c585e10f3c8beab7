import { dateAndTime } from '../../lib/format.ts';

/** A date that an API key tells: 'Nunca' where there is none, 'Data inválida' where it cannot be read. */
export function keyDate(iso: string | null | undefined): string {
	if (!iso) return 'Nunca';
	return Number.isNaN(Date.parse(iso)) ? 'Data inválida' : dateAndTime(iso);
}

const DAY = 24 * 60 * 60 * 1000;

/** How long a new key may be good for: days, and the words for them. */
export const VALIDITIES = [
	['', 'Sem validade'],
	['30', '30 dias'],
	['90', '90 dias'],
	['365', '1 ano'],
] as const;

/** When a key made at `now` (milliseconds) ends that is good for so many days; nothing for one that does not end. */
export const endOf = (days: string, now: number): string | undefined =>
	days ? new Date(now + Number(days) * DAY).toISOString() : undefined;
