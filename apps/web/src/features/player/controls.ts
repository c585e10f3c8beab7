/** Seconds. */
export const SKIP_BACK = 15;
export const SKIP_AHEAD = 30;

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

export const speedLabel = (speed: number): string => `${speed.toLocaleString('pt-BR')}×`;

/** The next speed up or down from `speed`. */
export const nextSpeed = (speed: number, by: 1 | -1): number =>
	SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.findIndex((one) => one >= speed) + by))] ?? 1;
