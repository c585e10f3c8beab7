const KEY = 'nexus_positions';
/** Episodes whose position is remembered; the one heard longest ago is forgotten first. */
const POSITIONS_MOST = 200;

/** Seconds into each episode, the last heard at the end. */
type Positions = [podcastId: string, seconds: number][];

function read(): Positions {
	try {
		const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? (kept as Positions) : [];
	} catch (error) {
		console.error('The positions could not be read', error);
		return [];
	}
}

/** Seconds into an episode, over all its files, at which it was left; 0 when it was not begun or was heard to its end. */
export function positionOf(podcastId: string): number {
	return read().find(([id]) => id === podcastId)?.[1] ?? 0;
}

/** The episode that was heard last and not to its end; null for none. */
export const lastHeard = (): string | null => read().at(-1)?.[0] ?? null;

/** Remembers where an episode was left; 0 forgets it. */
export function rememberPosition(podcastId: string, seconds: number): void {
	const others = read().filter(([id]) => id !== podcastId);
	const kept: Positions = seconds > 0 ? [...others, [podcastId, Math.round(seconds * 10) / 10]] : others;
	try {
		localStorage.setItem(KEY, JSON.stringify(kept.slice(-POSITIONS_MOST)));
	} catch (error) {
		console.error('The position could not be kept', error);
	}
}
