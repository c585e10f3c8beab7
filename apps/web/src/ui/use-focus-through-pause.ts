import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives a control its focus back when it can be used again: browsers take it away from one that is disabled, while its
 * own action runs for example, and the keyboard would be nowhere. Not when the focus has gone elsewhere since.
 */
export function useFocusThroughPause(control: RefObject<HTMLElement | null>, disabled: boolean | undefined): void {
	const hadFocus = useRef(false);
	useLayoutEffect(() => {
		if (disabled) {
			hadFocus.current = document.activeElement === control.current;
			return;
		}
		if (hadFocus.current && document.activeElement === document.body) control.current?.focus({ preventScroll: true });
		hadFocus.current = false;
	}, [control, disabled]);
}
