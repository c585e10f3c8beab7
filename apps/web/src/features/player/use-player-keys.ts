import { useEffect } from 'react';
import type { Player } from './player-context.ts';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
export const SKIP_BACK = 15;
export const SKIP_AHEAD = 30;

const BUSY =
	'input:not([type="range"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
const PRESSED_BY_SPACE = 'button, a, summary, [role="tab"], [role="radio"], [role="switch"]';

const step = (speed: number, by: 1 | -1) =>
	SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.findIndex((one) => one >= speed) + by))] ?? 1;

const mute = (sound: HTMLAudioElement) => {
	sound.muted = !sound.muted;
};

/** Space plays and pauses, arrows move and change the volume, M mutes, shift with up and down changes the speed. */
export function usePlayerKeys({ audio, toggle, skip, speed, setSpeed }: Player): void {
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
				['ArrowLeft', () => skip(-SKIP_BACK)],
				['ArrowRight', () => skip(SKIP_AHEAD)],
				['ArrowUp', () => (event.shiftKey ? setSpeed(step(speed, 1)) : louder(0.05))],
				['ArrowDown', () => (event.shiftKey ? setSpeed(step(speed, -1)) : louder(-0.05))],
				['m', () => mute(sound)],
			]);
			const action = actions.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
			if (!action) return;
			event.preventDefault();
			action();
		};
		window.addEventListener('keydown', pressed);
		return () => window.removeEventListener('keydown', pressed);
	}, [audio, toggle, skip, speed, setSpeed]);
}
