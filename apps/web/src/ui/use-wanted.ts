import { type KeyboardEvent, useState } from 'react';

/**
 * For a button whose menu comes later: it is asked for as the button is pointed at or focused, and opens once it is
 * there after the button was pressed.
 * @returns whether it is to be shown, and what the button has to listen to.
 */
export function useWanted({ load, prepare }: { load: () => Promise<unknown>; prepare: () => Promise<unknown> }) {
	const [wanted, setWanted] = useState(false);
	// One that cannot be had is told of where it is rendered.
	const want = () =>
		void load().then(
			() => setWanted(true),
			() => setWanted(true),
		);
	const begin = () => void prepare().catch(() => undefined);
	const asking = {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		onPointerEnter: begin,
		onFocus: begin,
		onClick: want,
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'ArrowDown') return;
			event.preventDefault();
			want();
		},
	} as const;
	return [wanted, asking] as const;
}
