import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Pointed, watchPointed } from './pointed.ts';

/** Pixels between a tooltip and what it tells of, and between it and the edge of the window. */
const GAP = 6;
const MARGIN = 8;

/** The one tooltip of the page: for whatever carries its words in `data-tooltip` (tooltip.tsx). */
export default function Tooltips() {
	const [pointed, setPointed] = useState<Pointed | null>(null);
	const tip = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => watchPointed(tip, setPointed), []);

	useLayoutEffect(() => {
		const box = tip.current;
		if (!pointed || !box) return;
		const { top, bottom, left, width } = pointed.element.getBoundingClientRect();
		const above = top - GAP - box.offsetHeight;
		const most = window.innerWidth - MARGIN - box.offsetWidth;
		box.style.top = `${above >= MARGIN ? above : bottom + GAP}px`;
		box.style.left = `${Math.max(MARGIN, Math.min(left + (width - box.offsetWidth) / 2, most))}px`;
		pointed.element.setAttribute('aria-describedby', id);
		return () => pointed.element.removeAttribute('aria-describedby');
	}, [pointed, id]);

	if (!pointed) return null;
	return (
		<div
			ref={tip}
			id={id}
			role="tooltip"
			// A dialog closes for what is pressed beside it; this is not beside it.
			onPointerDown={(event) => event.stopPropagation()}
			className="pointer-events-auto fixed z-60 max-w-72 animate-enter rounded-control bg-ink px-2.5 py-1.5 text-note text-paper before:absolute before:-inset-1.5 before:content-['']"
		>
			{pointed.text}
		</div>
	);
}
