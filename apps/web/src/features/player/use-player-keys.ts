import { useEffect } from 'react';
import { nextSpeed, SKIP_AHEAD, SKIP_BACK } from './controls.ts';
import type { Player } from './player-context.ts';

const BUSY =
	'input:not([type="range"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
const PRESSED_BY_SPACE = 'button, a, summary, [role="tab"], [role="radio"], [role="switch"]';

const mute = (sound: HTMLAudioElement) => {
	sound.muted = !sound.muted;
};

/**
 * Space plays and pauses, arrows move and change the volume, M mutes; with shift, up and down change the speed, left and
 * right go from part to part.
 */
export function usePlayerKeys({ audio, playing, toggle, skip, go, speed, setSpeed }: Player): void {
	const index = playing?.index ?? 0;
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			const { target } = event;
			const sound = audio.current;
			if (!sound || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			if (!(target instanceof Element) || target.closest(BUSY)) return;
			if (event.key.startsWith('Arrow') && target.closest('input, [role="tab"], [role="radio"]')) return;
			const louder = (by: number) => {
				sound.volume = Math.min(1, Math.max(0, sound.volume + by));
				sound.muted = false;
			};
			const actions = new Map<string, (() => void) | undefined>([
				[' ', target.closest(PRESSED_BY_SPACE) ? undefined : toggle],
				['ArrowLeft', () => (event.shiftKey ? go(index - 1) : skip(-SKIP_BACK))],
				['ArrowRight', () => (event.shiftKey ? go(index + 1) : skip(SKIP_AHEAD))],
				['ArrowUp', () => (event.shiftKey ? setSpeed(nextSpeed(speed, 1)) : louder(0.05))],
				['ArrowDown', () => (event.shiftKey ? setSpeed(nextSpeed(speed, -1)) : louder(-0.05))],
				['m', () => mute(sound)],
			]);
			const action = actions.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
			if (!action) return;
			event.preventDefault();
			action();
		};
		window.addEventListener('keydown', pressed);
		return () => window.removeEventListener('keydown', pressed);
	}, [audio, toggle, skip, go, index, speed, setSpeed]);
}
