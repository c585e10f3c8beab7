import type { RefObject } from 'react';

/** What is pointed at or focused, and the words of its tooltip. */
export interface Pointed {
	element: HTMLElement;
	text: string;
}

/** How long an element must be pointed at; right after another one, it need not be. Milliseconds. */
const DELAY = 700;
const SKIP = 300;

const TOLD = '[data-tooltip]';
const toldOf = (target: EventTarget | null): HTMLElement | null =>
	target instanceof Element ? target.closest<HTMLElement>(TOLD) : null;

/**
 * Tells of what is to have its tooltip on screen: what the mouse rests on, or what the keyboard has come to. Escape, a
 * press and scrolling put it away; the pointer may go over to the tooltip itself.
 * @returns to be called when it is not wanted any more.
 */
export function watchPointed(tip: RefObject<HTMLElement | null>, tell: (pointed: Pointed | null) => void): () => void {
	const ending = new AbortController();
	let under = document.querySelector<HTMLElement>(`${TOLD}:hover`);
	let shown: HTMLElement | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let lastShown = Number.NEGATIVE_INFINITY;

	const show = (element: HTMLElement) => {
		clearTimeout(timer);
		shown = element;
		tell({ element, text: element.dataset.tooltip ?? '' });
		changes.observe(document.body, {
			subtree: true,
			childList: true,
			attributes: true,
			attributeFilter: ['data-tooltip'],
		});
	};
	const hide = () => {
		clearTimeout(timer);
		if (!shown) return;
		shown = null;
		lastShown = performance.now();
		changes.disconnect();
		tell(null);
	};
	/** What it is shown for may go, or have other words. */
	const changes = new MutationObserver((records) => {
		if (!shown?.isConnected) hide();
		else if (records.some(({ target }) => target === shown)) show(shown);
	});

	const listen = <Type extends keyof WindowEventMap>(type: Type, heard: (event: WindowEventMap[Type]) => void) =>
		window.addEventListener(type, heard, { capture: true, passive: type !== 'keydown', signal: ending.signal });

	listen('pointerover', ({ target, pointerType }) => {
		if (pointerType === 'touch' || (target instanceof Node && tip.current?.contains(target))) return;
		const now = toldOf(target);
		if (now === under) return;
		under = now;
		hide();
		if (now) timer = setTimeout(() => show(now), performance.now() - lastShown < SKIP ? 0 : DELAY);
	});
	listen('pointerout', ({ relatedTarget }) => {
		if (relatedTarget) return;
		under = null;
		hide();
	});
	listen('focusin', ({ target }) => {
		const now = toldOf(target);
		if (now?.matches(':focus-visible')) show(now);
	});
	listen('focusout', ({ target }) => {
		if (shown && toldOf(target) === shown) hide();
	});
	for (const press of ['pointerdown', 'click'] as const)
		listen(press, ({ target }) => {
			if (!(target instanceof Node && tip.current?.contains(target))) hide();
		});
	listen('scroll', ({ target }) => {
		if (target instanceof Node && target.contains(shown)) hide();
	});
	listen('keydown', (event) => {
		if (event.key !== 'Escape' || !shown) return;
		// It is the tooltip that this closes, and no dialog under it.
		event.preventDefault();
		hide();
	});
	if (under) timer = setTimeout(show, DELAY, under);

	return () => {
		ending.abort();
		hide();
	};
}
