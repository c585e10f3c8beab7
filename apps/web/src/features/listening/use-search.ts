import type { TranscriptLine } from '@nexus/contract';
import { useDeferredValue, useMemo, useState } from 'react';
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
	go: (by: 1 | -1) => number | null;
}

/** Looks for a text in all lines, whether they are in the page or not. */
export function useSearch(lines: TranscriptLine[]): Search {
	const [text, setText] = useState('');
	const [at, setAt] = useState(-1);
	const query = useDeferredValue(folded(text.trim()));
	const searching = query !== '';
	const texts = useMemo(() => (searching ? lines.map((line) => folded(line.text)) : []), [lines, searching]);
	const matches = useMemo(
		() => (searching ? texts.flatMap((one, index) => (one.includes(query) ? [index] : [])) : []),
		[texts, query, searching],
	);
	return {
		text,
		query,
		matches,
		at,
		found: matches[at] ?? -1,
		setText: (next) => {
			setText(next);
			setAt(-1);
		},
		go: (by) => {
			if (matches.length === 0) return null;
			const next = at < 0 ? (by > 0 ? 0 : matches.length - 1) : (at + by + matches.length) % matches.length;
			setAt(next);
			return matches[next] ?? null;
		},
	};
}
