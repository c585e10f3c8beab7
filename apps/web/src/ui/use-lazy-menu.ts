import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

type OpenedBy = 'by pointer' | 'by keyboard' | null;

/** Focuses the first item, as a menu that was loaded before would do itself (ARIA APG, menu button). */
const enterMenu = () => document.querySelector<HTMLElement>('[role=menu] [role=menuitem]')?.focus();

/**
 * For a button whose menu is loaded lazily: loading begins when the button is pointed at or focused, and the menu opens
 * once it is loaded after the button was pressed.
 * @returns whether the menu is to be shown, and the props of its button
 */
export function useLazyMenu({ load, prepare }: { load: () => Promise<unknown>; prepare: () => Promise<unknown> }) {
	const [wanted, setWanted] = useState<OpenedBy>(null);
	// A menu that fails to load says so where it is rendered.
	const want = (how: OpenedBy) =>
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
