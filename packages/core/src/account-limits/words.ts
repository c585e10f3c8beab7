const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const usd = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const KILOBYTE = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

/** `0,4 KB`, `12,5 MB`, `5 GB`; units of 1024. */
export function bytesInWords(bytes: number): string {
	let amount = bytes / KILOBYTE;
	let unit = 0;
	while (amount >= KILOBYTE && unit < UNITS.length - 1) {
		amount /= KILOBYTE;
		unit++;
	}
	return `${number.format(amount)} ${UNITS[unit]}`;
}

/** `US$ 1,50`. */
export const usdInWords = (amount: number): string => `US$ ${usd.format(amount)}`;

/** `01/12/2026`, UTC. */
export const dayInWords = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');
