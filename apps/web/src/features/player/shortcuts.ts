import { SKIP_AHEAD, SKIP_BACK } from './controls.ts';

interface Shortcut {
	effect: string;
	/** While the focus is in the player. */
	inPlayer: string[];
	/** Anywhere but in a text field. */
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
