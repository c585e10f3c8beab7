/** Made when first needed: making the first takes longer than most other things that a start is made of. */
function once<Format>(make: () => Format): () => Format {
	let made: Format | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

const grouped = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));
const usd = once(
	() =>
		new Intl.NumberFormat('pt-BR', {
			style: 'currency',
			currency: 'USD',
			minimumFractionDigits: 4,
			maximumFractionDigits: 4,
		}),
);

/** A number of 0 or more with at most `decimals` decimals (2 at most). Under a thousand there is nothing to group. */
function figure(value: number, decimals: number): string {
	const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
	return rounded < 1000 ? String(rounded).replace('.', ',') : grouped().format(rounded);
}

const two = (value: number): string => String(value).padStart(2, '0');

const HOUR = 3_600_000;

/** Bytes under 1024, KB, or MB from 1 MB on, with at most 2 decimals. */
export function fileSize(bytes: number): string {
	if (bytes < 1024) return `${bytes} Bytes`;
	if (bytes < 1024 * 1024) return `${figure(bytes / 1024, 2)} KB`;
	return `${figure(bytes / 1024 / 1024, 2)} MB`;
}

/** `US$ 0,0123` */
export const dollars = (value: number): string => usd().format(value).replace(/\s/g, ' ');

/** A percentage's figure, with at most one decimal. */
export const percentFigure = (value: number): string => figure(value, 1);

export const count = (value: number): string => figure(value, 0);

/** `22/11/2026, 10:41` */
export function dateAndTime(iso: string): string {
	const at = new Date(iso);
	const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
	return `${day}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** How long before `now` (milliseconds) an ISO date was, in the words of the podcast list. */
export function relativeDate(iso: string, now: number): string {
	const hours = Math.floor((now - Date.parse(iso)) / HOUR);
	if (hours < 1) return 'Agora mesmo';
	if (hours < 24) return `${hours} h atrás`;
	if (hours < 48) return 'Ontem';
	return dateAndTime(iso);
}

/** Seconds as m:ss, or h:mm:ss from an hour on. */
export function clock(seconds: number): string {
	const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
	const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Minutes as the list shows them; less than one is said so. */
export const minutes = (value: number): string => (value < 1 ? 'menos de 1 min' : `${figure(value, 0)} min`);

/** Of a length that is no more than expected. */
export const aboutMinutes = (value: number): string => (value < 1 ? minutes(value) : `cerca de ${minutes(value)}`);

/** `63 a 77 min`; one figure where both ends come to the same. */
export function minutesRange({ from, to }: { from: number; to: number }): string {
	const [least, most] = [Math.max(1, Math.round(from)), Math.max(1, Math.round(to))];
	return least === most ? minutes(least) : `${figure(least, 0)} a ${minutes(most)}`;
}

/** The same where it is set large: less than one is a figure too. */
export const minutesFigure = (value: number): string => (value < 1 ? '< 1 min' : minutes(value));

/** Up to two initials of a full name, or of a username. */
export function initials(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
	return letters
		.map((word) => [...(word ?? '')][0] ?? '')
		.join('')
		.toLocaleUpperCase('pt-BR');
}
