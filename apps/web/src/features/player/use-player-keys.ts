import { type RefObject, useEffect } from 'react';
import { nextSpeed, SKIP_AHEAD, SKIP_BACK } from './controls.ts';
import type { Player } from './player-context.ts';

const PRESSED_BY_SPACE = 'button, a, [role="tab"], [role="radio"], [role="switch"]';
/** Where keys write or choose, with Alt too: there it moves by words, or types other letters. */
const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type="range"], [type="checkbox"], [type="radio"])';
const OWN_ARROWS = 'input, [role="tab"], [role="radio"], [role="menu"]';

/** What keys do while the focus is in the player; `Shift+` stands before those pressed with Shift. */
const IN_PLAYER: Record<string, keyof Actions> = {
	' ': 'toggle',
	'ArrowLeft': 'back',
	'ArrowRight': 'ahead',
	'ArrowUp': 'louder',
	'ArrowDown': 'quieter',
	'm': 'mute',
	'Shift+ArrowUp': 'faster',
	'Shift+ArrowDown': 'slower',
	'Shift+ArrowLeft': 'previous',
	'Shift+ArrowRight': 'next',
};

/** What keys do outside of text fields, with Alt, by their place on the keyboard: with Alt, some systems type other letters. */
const WITH_ALT: Record<string, keyof Actions> = {
	'KeyK': 'toggle',
	'KeyJ': 'back',
	'KeyL': 'ahead',
	'ArrowUp': 'louder',
	'ArrowDown': 'quieter',
	'KeyM': 'mute',
	'Shift+ArrowUp': 'faster',
	'Shift+ArrowDown': 'slower',
	'Shift+KeyJ': 'previous',
	'Shift+KeyL': 'next',
};

type Actions = Record<
	'toggle' | 'back' | 'ahead' | 'louder' | 'quieter' | 'mute' | 'faster' | 'slower' | 'previous' | 'next',
	() => void
>;

function actionsOf({ toggle, skip, previous, next, speed, setSpeed }: Player, sound: HTMLAudioElement): Actions {
	const louder = (by: number) => {
		sound.volume = Math.min(1, Math.max(0, sound.volume + by));
		sound.muted = false;
	};
	return {
		toggle,
		back: () => skip(-SKIP_BACK),
		ahead: () => skip(SKIP_AHEAD),
		louder: () => louder(0.05),
		quieter: () => louder(-0.05),
		mute: () => {
			sound.muted = !sound.muted;
		},
		faster: () => setSpeed(nextSpeed(speed, 1)),
		slower: () => setSpeed(nextSpeed(speed, -1)),
		previous: () => previous?.(),
		next,
	};
}

/** Which action a key stands for, if any: with Alt wherever nothing is typed, else only while the focus is in the player. */
function actionOf(event: KeyboardEvent, dock: HTMLElement | null): keyof Actions | undefined {
	const { key, code, target } = event;
	if (event.ctrlKey || event.metaKey || event.defaultPrevented || !(target instanceof Element)) return;
	if (target.closest(TEXT_FIELD)) return;
	const shift = event.shiftKey ? 'Shift+' : '';
	if (event.altKey) return WITH_ALT[shift + code];
	if (!dock?.contains(target)) return;
	if (key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
	if (key.startsWith('Arrow') && target.closest(OWN_ARROWS)) return;
	return IN_PLAYER[shift + (key.length === 1 ? key.toLowerCase() : key)];
}

/**
 * The player's keys ({@link SHORTCUTS}). Without Alt they are the page's own unless the player has the focus: arrows and
 * space scroll (WCAG 2.2, 2.1.4).
 */
export function usePlayerKeys(player: Player, dock: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			const sound = player.audio.current;
			const action = sound && actionOf(event, dock.current);
			if (!action) return;
			event.preventDefault();
			actionsOf(player, sound)[action]();
		};
		window.addEventListener('keydown', pressed);
		return () => window.removeEventListener('keydown', pressed);
	}, [player, dock]);
}
