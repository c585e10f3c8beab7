/** Seconds. */
export const SKIP_BACK = 15;
export const SKIP_AHEAD = 30;

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

export const speedLabel = (speed: number): string => `${speed.toLocaleString('pt-BR')}×`;

/** The next speed up or down from `speed`. */
export const nextSpeed = (speed: number, by: 1 | -1): number =>
	SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.findIndex((one) => one >= speed) + by))] ?? 1;

export interface Shortcut {
	effect: string;
	/** While the focus is in the player. */
	inPlayer: string[];
	/** Anywhere. */
	anywhere: string[];
}

/** What the keyboard does, as the help shows it (use-player-keys.ts). */
export const SHORTCUTS: Shortcut[] = [
	{ effect: 'Tocar ou pausar', inPlayer: ['Espaço'], anywhere: ['Alt', 'K'] },
	{ effect: `Voltar ${SKIP_BACK} segundos`, inPlayer: ['←'], anywhere: ['Alt', 'J'] },
	{ effect: `Avançar ${SKIP_AHEAD} segundos`, inPlayer: ['→'], anywhere: ['Alt', 'L'] },
	{ effect: 'Volume', inPlayer: ['↑ ↓'], anywhere: ['Alt', '↑ ↓'] },
	{ effect: 'Silenciar', inPlayer: ['M'], anywhere: ['Alt', 'M'] },
	{ effect: 'Velocidade', inPlayer: ['Shift', '↑ ↓'], anywhere: ['Alt', 'Shift', '↑ ↓'] },
	{ effect: 'Parte anterior ou próxima', inPlayer: ['Shift', '← →'], anywhere: ['Alt', 'Shift', 'J L'] },
];

/** Keys of the page itself. */
export const PAGE_SHORTCUTS: [key: string, effect: string][] = [
	['/', 'Buscar na transcrição'],
	['?', 'Esta ajuda'],
];
