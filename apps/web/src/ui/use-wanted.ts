import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

type Wanted = 'by pointer' | 'by keyboard' | null;

/** As a menu does itself when it was there before the key was pressed (ARIA APG, menu button). */
const enterMenu = () => document.querySelector<HTMLElement>('[role=menu] [role=menuitem]')?.focus();

/**
 * For a button whose menu comes later: it is asked for as the button is pointed at or focused, and opens once it is
 * there after the button was pressed.
 * @returns whether it is to be shown, and what the button has to listen to.
 */
export function useWanted({ load, prepare }: { load: () => Promise<unknown>; prepare: () => Promise<unknown> }) {
	const [wanted, setWanted] = useState<Wanted>(null);
	// One that cannot be had is told of where it is rendered.
	const want = (how: Wanted) =>
		void load().then(
			() => setWanted(how),
			() => setWanted(how),
		);
	useEffect(() => {
		if (wanted !== 'by keyboard') return;
		const frame = requestAnimationFrame(enterMenu);
		return () => cancelAnimationFrame(frame);
	}, [wanted]);
	const begin = () => void prepare().catch(() => undefined);
	const asking = {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		onPointerEnter: begin,
		onFocus: begin,
		// A press of a key is a click without a count.
		onClick: (event: MouseEvent) => want(event.detail === 0 ? 'by keyboard' : 'by pointer'),
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'ArrowDown') return;
			event.preventDefault();
			want('by keyboard');
		},
	} as const;
	return [wanted !== null, asking] as const;
}
