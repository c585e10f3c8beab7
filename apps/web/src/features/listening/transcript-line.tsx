import type { TranscriptLine as Line } from '@nexus/contract';
import clsx from 'clsx';
import { TextQuote } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { folded, placesOf } from '../../lib/find-text.ts';
import { clock } from '../../lib/format.ts';
import { INK } from '../../ui/host.tsx';
import { withoutSource } from '../../ui/source-passages.tsx';
import { SpokenWords } from '../../ui/spoken-words.tsx';

export interface LineActions {
	onSeek: (seconds: number) => void;
	/** The line that is looked at with the pointer or the keyboard; null when none is. */
	onInspect: (index: number | null) => void;
	/** The keyboard's place in the list. */
	onCursor: (index: number) => void;
	onShowSource: (index: number) => void;
}

const SPEECH_DOUBTS: Record<NonNullable<Line['speech_doubt']>, string> = {
	left_out: 'A voz pode ter pulado palavras desta fala',
	added: 'A voz pode ter dito algo a mais nesta fala',
	other_words: 'A voz pode ter dito outras palavras nesta fala',
};

interface TranscriptLineProps extends LineActions {
	line: Line;
	index: number;
	/** Whether its speaker's name stands over it. */
	named: boolean;
	/** Title of the chapter that begins with it. */
	chapter: string | undefined;
	active: boolean;
	/** Reached with Tab; the others with the arrows. */
	reachable: boolean;
	audio: RefObject<HTMLAudioElement | null>;
	/** Folded; empty for none. */
	query: string;
	/** The place that was searched for last is in it. */
	found: boolean;
}

function Marked({ text, query, found }: { text: string; query: string; found: boolean }) {
	const places = placesOf(folded(text), query);
	return places.map(([from, to], at) => (
		<span key={from}>
			{text.slice(places[at - 1]?.[1] ?? 0, from)}
			<mark className={clsx('rounded-[3px]', found ? 'bg-ink text-paper' : 'bg-ink/14 text-ink')}>
				{text.slice(from, to)}
			</mark>
			{at === places.length - 1 && text.slice(to)}
		</span>
	));
}

/** One spoken line: a button that jumps to it, marked when it is being spoken. */
export const TranscriptLine = memo(function TranscriptLine(props: TranscriptLineProps) {
	const { line, index, named, chapter, active, reachable, audio, query, found, onSeek, onInspect, onCursor } = props;
	const matches = query !== '' && folded(line.text).includes(query);
	return (
		<div className={clsx(index > 0 && (named || chapter !== undefined ? 'pt-5' : 'pt-1'))}>
			{chapter !== undefined && (
				<h3 className={clsx('serif pb-3 text-head font-semibold', index > 0 && 'pt-4')}>{chapter}</h3>
			)}
			<button
				type="button"
				tabIndex={reachable ? 0 : -1}
				data-line={index}
				onClick={() => onSeek(line.start)}
				onMouseEnter={() => onInspect(index)}
				onMouseLeave={() => onInspect(null)}
				onFocus={() => {
					onCursor(index);
					onInspect(index);
				}}
				onBlur={() => onInspect(null)}
				aria-current={active || undefined}
				className={clsx(
					'block w-full rounded-r-control border-l-2 py-1.5 pr-2 pl-4 text-left transition-colors duration-150 hover:bg-ink/4 sm:pl-5',
					INK[line.speaker].edge,
					active && 'bg-ink/3',
				)}
			>
				{named && (
					<span className="mb-0.5 flex items-baseline gap-2.5 text-note">
						<span className={clsx('font-semibold', INK[line.speaker].text)}>{line.name}</span>
						<span className="figures text-soft">{clock(line.start)}</span>
					</span>
				)}
				<span className="block text-read">
					{matches ? (
						<Marked text={line.text} query={query} found={found} />
					) : active ? (
						<SpokenWords line={line} audio={audio} />
					) : (
						line.text
					)}
				</span>
				{line.speech_doubt && (
					<span className="mt-1 block text-note text-alarm">{SPEECH_DOUBTS[line.speech_doubt]}</span>
				)}
				{line.unsupported && <span className="mt-1 block text-note text-alarm">Sem apoio claro no documento</span>}
			</button>
			{(active || reachable) && line.passages.length > 0 && (
				<button
					type="button"
					tabIndex={reachable ? 0 : -1}
					onClick={() => props.onShowSource(index)}
					className="ml-4 inline-flex min-h-11 items-center sm:min-h-9 gap-1.5 text-note font-medium text-soft underline-offset-4 hover:text-ink hover:underline xl:hidden"
				>
					<TextQuote className="size-4" aria-hidden="true" />
					Ver a fonte
				</button>
			)}
			{(active || reachable) && line.passages.length === 0 && (
				<p className="ml-4 flex min-h-11 items-center text-note text-soft sm:min-h-9 xl:hidden">
					{withoutSource(line)}
				</p>
			)}
		</div>
	);
});
