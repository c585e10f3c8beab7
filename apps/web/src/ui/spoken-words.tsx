import type { TranscriptLine } from '@nexus/contract';
import clsx from 'clsx';
import { type RefObject, useCallback, useMemo } from 'react';
import { splitAtWords, wordAt } from '../lib/spoken-position.ts';
import { INK } from './host.tsx';
import { usePlayback } from './use-playback.ts';

interface SpokenWordsProps {
	line: TranscriptLine;
	audio: RefObject<HTMLAudioElement | null>;
}

/** A line's words; the one being spoken stands out, those to come are softer. */
export function SpokenWords({ line, audio }: SpokenWordsProps) {
	const pieces = useMemo(() => splitAtWords(line.text, line.words), [line]);
	const current = usePlayback(
		audio,
		useCallback((element) => wordAt(line.words, element?.currentTime ?? 0), [line]),
	);
	if (pieces.length === 0) return line.text;
	return pieces.map(({ before, word, after }, index) => (
		<span
			key={line.words[index]?.[0]}
			className={clsx('transition-colors duration-150', index > current && 'text-soft')}
		>
			{before}
			<span className={clsx('rounded-[3px]', index === current && [INK[line.speaker].wash, INK[line.speaker].text])}>
				{word}
			</span>
			{after}
		</span>
	));
}
