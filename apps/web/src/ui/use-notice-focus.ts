import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Lets the keyboard into the notices while a modal dialog holds the focus, and back to where it was.
 * @param notices the region's element, which stays in the document.
 * @returns to be called when a notice closes.
 */
export function useNoticeFocus(notices: RefObject<HTMLElement | null>): () => void {
	const cameFrom = useRef<HTMLElement | null>(null);

	useEffect(() => {
		const inside = (target: EventTarget | null) => target instanceof Node && notices.current?.contains(target);
		// A modal dialog takes the focus back from whatever it hears of at the document, one step above.
		const entering = (event: FocusEvent) => {
			if (!inside(event.target)) return;
			event.stopPropagation();
			if (!inside(event.relatedTarget))
				cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
		};
		const leaving = (event: FocusEvent) => {
			if (inside(event.relatedTarget)) event.stopPropagation();
		};
		document.body.addEventListener('focusin', entering);
		document.body.addEventListener('focusout', leaving);
		return () => {
			document.body.removeEventListener('focusin', entering);
			document.body.removeEventListener('focusout', leaving);
		};
	}, [notices]);

	return useCallback(() => {
		if (notices.current?.contains(document.activeElement) && cameFrom.current?.isConnected) cameFrom.current.focus();
	}, [notices]);
}
