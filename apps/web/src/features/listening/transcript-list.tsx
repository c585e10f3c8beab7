import type { Transcript } from '@nexus/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
	type KeyboardEvent,
	memo,
	type RefObject,
	useCallback,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from 'react';
import { estimatedHeight } from './line-height.ts';
import { type LineActions, TranscriptLine } from './transcript-line.tsx';
import { useListPlace } from './use-list-place.ts';

export interface TranscriptListHandle {
	/** Brings a line into sight: to the eye's height, where it is not wholly in sight already. */
	reveal: (index: number) => void;
	/** The first line in sight. */
	inSight: () => number;
}

interface TranscriptListProps extends Omit<LineActions, 'onCursor'> {
	handle: RefObject<TranscriptListHandle | null>;
	transcript: Transcript;
	/** Title of the chapter that begins with a line. */
	chapters: Map<number, string>;
	/** The line being spoken; -1 for none. */
	active: number;
	audio: RefObject<HTMLAudioElement | null>;
	/** Folded. */
	query: string;
	/** The line that was searched for last; -1 for none. */
	found: number;
	onBrowse: () => void;
}

const STEPS = new Map<string, (cursor: number, last: number) => number>([
	['ArrowDown', (cursor, last) => Math.min(last, cursor + 1)],
	['ArrowUp', (cursor) => Math.max(0, cursor - 1)],
	['Home', () => 0],
	['End', (_, last) => last],
]);

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * All lines, of which only those in sight are in the page: three hours scroll as three minutes do. What else changes
 * around them, as lines pass under the pointer, does not concern them.
 */
export const TranscriptList = memo(function TranscriptList(props: TranscriptListProps) {
	const { handle, transcript, chapters, onBrowse, ...line } = props;
	const { lines } = transcript;
	const list = useRef<HTMLOListElement>(null);
	const { top, width } = useListPlace(list);
	const [chosen, setChosen] = useState<number | null>(null);
	const cursor = Math.min(lines.length - 1, chosen ?? Math.max(0, line.active));
	const [moved, setMoved] = useState(0);
	/** Whether the speaker's name stands over a line: where another one speaks, and below a chapter's title. */
	const isNamed = (index: number) => lines[index - 1]?.speaker !== lines[index]?.speaker || chapters.has(index);

	// Always the same one: with another, every line's place is reckoned anew.
	const keyOf = useCallback((index: number) => lines[index]?.id ?? index, [lines]);
	const virtual = useWindowVirtualizer({
		count: lines.length,
		estimateSize: (index) =>
			estimatedHeight(lines[index]?.text ?? '', width, { named: isNamed(index), chapter: chapters.has(index) }),
		getItemKey: keyOf,
		overscan: 6,
		scrollMargin: top,
		useFlushSync: false,
		rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
			const from = Math.max(0, startIndex - overscan);
			const to = Math.min(count - 1, endIndex + overscan);
			const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
			if (cursor < from) return [cursor, ...range];
			return cursor > to ? [...range, cursor] : range;
		},
	});

	useImperativeHandle(
		handle,
		() => ({
			inSight: () => virtual.range?.startIndex ?? 0,
			reveal(index) {
				const row = list.current?.querySelector(`[data-index="${index}"]`);
				const box = row?.getBoundingClientRect();
				const near = box && box.top > -window.innerHeight && box.top < 2 * window.innerHeight;
				if (!row || !near) return virtual.scrollToIndex(index, { align: 'center' });
				const edges = getComputedStyle(row);
				const foot = window.innerHeight - Number.parseFloat(edges.scrollMarginBottom);
				if (box.top >= Number.parseFloat(edges.scrollMarginTop) && box.bottom <= foot) return;
				window.scrollBy({ top: box.top - window.innerHeight * 0.3, behavior: calm() ? 'instant' : 'smooth' });
			},
		}),
		[virtual],
	);

	useEffect(() => {
		if (moved > 0) list.current?.querySelector<HTMLElement>(`[data-line="${cursor}"]`)?.focus({ preventScroll: true });
	}, [moved, cursor]);

	const move = (event: KeyboardEvent) => {
		const step = STEPS.get(event.key);
		if (!step || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		const next = step(cursor, lines.length - 1);
		setChosen(next);
		setMoved((count) => count + 1);
		onBrowse();
		handle.current?.reveal(next);
	};

	return (
		<ol
			ref={list}
			aria-label="Falas"
			aria-describedby="falas-ajuda"
			onKeyDown={move}
			className="relative"
			style={{ height: virtual.getTotalSize() }}
		>
			{virtual.getVirtualItems().map(({ index, start, key }) => {
				const item = lines[index];
				return (
					item && (
						<li
							key={key}
							ref={virtual.measureElement}
							data-index={index}
							aria-posinset={index + 1}
							aria-setsize={lines.length}
							// The margins are what covers the window's edges: the search bar, and the bars at the foot.
							className="absolute inset-x-0 top-0 scroll-mt-20 scroll-mb-[calc(var(--nav)+var(--dock,0px)+0.5rem)] [contain:layout_style]"
							style={{ transform: `translateY(${start - top}px)` }}
						>
							<TranscriptLine
								line={item}
								index={index}
								named={isNamed(index)}
								chapter={chapters.get(index)}
								active={index === line.active}
								reachable={index === cursor}
								audio={line.audio}
								query={line.query}
								found={index === line.found}
								onSeek={line.onSeek}
								onInspect={line.onInspect}
								onCursor={setChosen}
								onShowSource={line.onShowSource}
							/>
						</li>
					)
				);
			})}
		</ol>
	);
});
