const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];

/** A cron schedule as a person says it; one that takes more than a few words is given as it is. */
export function scheduleInWords(cron: string): string {
	const [minute = '', hour = '', day, month, weekday = ''] = cron.trim().split(/\s+/);
	const other = `Agenda: ${cron.trim()}`;
	if (!/^\d+$/.test(minute) || day !== '*' || month !== '*') return other;
	const every = /^\*\/(\d+)$/.exec(hour)?.[1];
	if (weekday === '*' && hour === '*') return 'A cada hora';
	if (weekday === '*' && every) return `A cada ${every} horas`;
	if (!/^\d+$/.test(hour)) return other;
	const time = `${Number(hour)}h${Number(minute) === 0 ? '' : minute.padStart(2, '0')}`;
	if (weekday === '*') return `Diário às ${time}`;
	const name = /^[0-7]$/.test(weekday) ? WEEKDAYS[Number(weekday) % 7] : undefined;
	return name ? `Toda semana (${name}) às ${time}` : other;
}
