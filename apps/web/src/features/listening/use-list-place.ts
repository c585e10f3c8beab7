import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the document's top to the list, and the list's width, as they are now. */
export function useListPlace(list: RefObject<HTMLElement | null>): { top: number; width: number } {
	const [place, setPlace] = useState({ top: 0, width: 640 });
	useLayoutEffect(() => {
		const measure = () => {
			const box = list.current?.getBoundingClientRect();
			if (!box) return;
			const top = Math.round(box.top + window.scrollY);
			const width = Math.round(box.width);
			setPlace((now) => (now.top === top && now.width === width ? now : { top, width }));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(document.body);
		return () => observer.disconnect();
	}, [list]);
	return place;
}
