import type { TranscriptLine } from '@nexus/contract';
import clsx from 'clsx';
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { lineAt } from '../lib/spoken-position.ts';
import { INK } from './host.tsx';
import { SpokenWords } from './spoken-words.tsx';
import { usePlayback } from './use-playback.ts';

type AudioRef = RefObject<HTMLAudioElement | null>;

interface LineProps {
	line: TranscriptLine;
	named: boolean;
	active: boolean;
	audio: AudioRef;
	onSeek: (seconds: number) => void;
}

const Line = memo(function Line({ line, named, active, audio, onSeek }: LineProps) {
	const row = useRef<HTMLLIElement>(null);
	useEffect(() => {
		const list = row.current?.closest('[data-follows]');
		if (!active || !row.current || !list) return;
		const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		const middle = row.current.offsetTop - (list.clientHeight - row.current.clientHeight) / 2;
		list.scrollTo({ top: middle, behavior: calm ? 'instant' : 'smooth' });
	}, [active]);

	return (
		<li
			ref={row}
			className={clsx(
				named ? 'pt-4' : 'pt-1',
				'first:pt-0 [contain-intrinsic-size:auto_76px] [content-visibility:auto]',
			)}
		>
			<button
				type="button"
				onClick={() => onSeek(line.start)}
				aria-current={active || undefined}
				className={clsx(
					'block w-full rounded-r-control border-l-2 py-1 pr-2 pl-4 text-left transition-colors duration-150 hover:bg-ink/4',
					active ? INK[line.speaker].edge : 'border-hairline',
				)}
			>
				{named && <span className={clsx('block text-note font-semibold', INK[line.speaker].text)}>{line.name}</span>}
				<span className={clsx('block sm:text-read', !active && 'text-soft')}>
					{active ? <SpokenWords line={line} audio={audio} /> : line.text}
				</span>
			</button>
		</li>
	);
});

interface SpokenTranscriptProps {
	lines: TranscriptLine[];
	audio: AudioRef;
	onSeek: (seconds: number) => void;
}

/** The words in the order they are spoken; the line and word being spoken stand out. A line can be jumped to. */
export function SpokenTranscript({ lines, audio, onSeek }: SpokenTranscriptProps) {
	const active = usePlayback(
		audio,
		useCallback((element) => (element && element.currentTime > 0 ? lineAt(lines, element.currentTime) : -1), [lines]),
	);
	return (
		<ol>
			{lines.map((line, index) => (
				<Line
					key={line.id}
					line={line}
					named={lines[index - 1]?.speaker !== line.speaker}
					active={index === active}
					audio={audio}
					onSeek={onSeek}
				/>
			))}
		</ol>
	);
}
