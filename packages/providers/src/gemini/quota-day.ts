const HOUR = 3_600_000;
const CLOCK = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'America/Los_Angeles',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
	hourCycle: 'h23',
});
const BRAZIL = new Intl.DateTimeFormat('pt-BR', {
	timeZone: 'America/Sao_Paulo',
	day: '2-digit',
	month: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
});

/** When Gemini's quotas of a day begin anew: midnight, Pacific time (ai.google.dev/gemini-api/docs/rate-limits). */
export function nextMidnightPacific(now: Date): Date {
	const start = now.getTime() - (now.getTime() % 1000);
	const guess = start + 24 * HOUR - sinceMidnight(start);
	// Where the clock is changed in between, the guess is an hour off either way.
	const off = sinceMidnight(guess);
	return new Date(off === 0 ? guess : off < 12 * HOUR ? guess - off : guess + 24 * HOUR - off);
}

/** Milliseconds on the clock in Los Angeles. */
function sinceMidnight(time: number): number {
	const [hours = 0, minutes = 0, seconds = 0] = CLOCK.format(time).split(':').map(Number);
	return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** "22/11 às 05:00 (horário de Brasília)" */
export function whenInBrazil(date: Date): string {
	return `${BRAZIL.format(date).replace(', ', ' às ')} (horário de Brasília)`;
}
