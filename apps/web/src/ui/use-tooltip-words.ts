import { useCallback, useSyncExternalStore } from 'react';

const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-tooltip'] };

/** The words of an element's tooltip; undefined once it is gone. Their changes are followed while it is `open`. */
export function useTooltipWords(element: HTMLElement, open: boolean): string | undefined {
	const subscribe = useCallback(
		(onChange: () => void) => {
			if (!open) return () => undefined;
			const observer = new MutationObserver(onChange);
			observer.observe(document.body, CHANGES);
			return () => observer.disconnect();
		},
		[open],
	);
	return useSyncExternalStore(subscribe, () => (element.isConnected ? element.dataset.tooltip : undefined));
}
