/** What comes over the screen, and is gone later with what it held. */
const PASSING = '[role="dialog"], [role="alertdialog"], [role="menu"]';

let onScreen: Element | null = null;
addEventListener(
	'focusin',
	({ target }) => {
		if (target instanceof Element && !target.closest(PASSING)) onScreen = target;
	},
	true,
);

const takesFocus = (element: Element | null): boolean => {
	if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
	element.focus({ preventScroll: true });
	return document.activeElement === element;
};

/**
 * Gives the focus, when a closed dialog has left it nowhere, to what opened the dialog; where that is gone, to what had
 * it on the screen before; else to the screen's content.
 */
export function returnFocus(opener: Element | null): void {
	requestAnimationFrame(() => {
		if (document.activeElement !== document.body) return;
		for (const element of [opener, onScreen, document.getElementById('conteudo')]) if (takesFocus(element)) return;
	});
}
