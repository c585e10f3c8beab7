import type { TranscriptLine } from '@nexus/contract';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { folded } from '../../lib/find-text.ts';

export interface Search {
	text: string;
	/** Folded and trimmed, a moment after it was typed. */
	query: string;
	/** Indices of the lines that hold it. */
	matches: number[];
	/** Which of the matches is looked at, from 0. */
	at: number;
	/** The line looked at; -1 for none. */
	found: number;
	setText: (text: string) => void;
	/** Looks at the next or the previous match; after the last comes the first. */
	go: (by: 1 | -1) => void;
}

interface Place {
	/** The line from which on a text that is begun to be typed is looked for. */
	inSight: () => number;
	/** Called with the line of the match that is looked at. */
	onFound: (line: number) => void;
}

/** Looks for a text in all lines, whether they are in the page or not, and goes to it as it is typed. */
export function useSearch(lines: TranscriptLine[], { inSight, onFound }: Place): Search {
	const [text, setText] = useState('');
	const [at, setAt] = useState(-1);
	/** The line from which on is searched, however the text changes on the way. */
	const from = useRef(0);
	const query = useDeferredValue(folded(text.trim()));
	const searching = query !== '';
	const texts = useMemo(() => (searching ? lines.map((line) => folded(line.text)) : []), [lines, searching]);
	const matches = useMemo(
		() => (searching ? texts.flatMap((one, index) => (one.includes(query) ? [index] : [])) : []),
		[texts, query, searching],
	);
	const look = (index: number) => {
		const line = matches[index];
		if (line === undefined) return;
		setAt(index);
		onFound(line);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is the one reason to go anywhere, not other lines
	useEffect(() => {
		const after = matches.findIndex((line) => line >= from.current);
		look(Math.max(0, after));
	}, [query]);

	/** Other lines may hold the text less often. */
	const place = Math.min(at, matches.length - 1);
	return {
		text,
		query,
		matches,
		at: place,
		found: matches[place] ?? -1,
		setText: (next) => {
			if (text === '') from.current = inSight();
			setText(next);
			setAt(-1);
		},
		go: (by) => {
			const { length } = matches;
			if (length > 0) look((Math.max(place, 0) + by + length) % length);
		},
	};
}
