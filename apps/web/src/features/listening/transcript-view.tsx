import type { Transcript } from '@nexus/contract';
import clsx from 'clsx';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lineAt } from '../../lib/spoken-position.ts';
import { Button } from '../../ui/button.tsx';
import { usePlayback } from '../../ui/use-playback.ts';
import { ChapterList, ChapterMenu } from './chapters.tsx';
import { SearchField } from './search-field.tsx';
import { SourceAside, SourceSheet } from './source.tsx';
import { TranscriptList, type TranscriptListHandle } from './transcript-list.tsx';
import { useFollowing } from './use-following.ts';
import { useSearch } from './use-search.ts';

interface TranscriptViewProps {
	podcastId: string;
	transcript: Transcript;
	audio: RefObject<HTMLAudioElement | null>;
	/** Whether the audio element plays this. */
	here: boolean;
	onSeek: (seconds: number) => void;
	/** What can be done about what is read, beside the search. */
	tools?: ReactNode;
}

/** Index of what is under way at the playing position, of things in the order in which they begin; -1 for none. */
function useCurrent(audio: RefObject<HTMLAudioElement | null>, things: { start: number }[], here: boolean): number {
	return usePlayback(
		audio,
		useCallback(
			(element) => (here && element && element.currentTime > 0 ? lineAt(things, element.currentTime) : -1),
			[things, here],
		),
	);
}

/** The words, with the chapters on their left and the source of a line on their right. */
export function TranscriptView({ podcastId, transcript, audio, here, onSeek, tools }: TranscriptViewProps) {
	const { lines, chapters } = transcript;
	const list = useRef<TranscriptListHandle>(null);
	const active = useCurrent(audio, lines, here);
	const chapter = useCurrent(audio, chapters, here);
	const [follows, setFollows] = useFollowing(active < 1);
	const [inspected, setInspected] = useState<number | null>(null);
	const [shown, setShown] = useState<number | null>(null);
	const titles = useMemo(
		() => new Map(chapters.map(({ title, start }) => [Math.max(0, lineAt(lines, start + 0.05)), title])),
		[chapters, lines],
	);

	/** Whoever comes to an episode that plays already sees its title first. */
	const arrived = useRef(false);
	useEffect(() => {
		if (arrived.current && follows && active >= 0) list.current?.reveal(active);
		arrived.current = true;
	}, [follows, active]);

	const seek = useCallback(
		(seconds: number) => {
			setFollows(true);
			onSeek(seconds);
		},
		[onSeek, setFollows],
	);
	const browse = useCallback(() => setFollows(false), [setFollows]);
	const search = useSearch(lines, {
		inSight: () => list.current?.inSight() ?? 0,
		onFound: (line) => {
			browse();
			list.current?.reveal(line);
		},
	});
	const several = chapters.length > 1;
	const looked = lines[inspected ?? active];

	return (
		<div
			className={clsx(
				'grid gap-x-8 2xl:gap-x-10',
				several
					? 'xl:grid-cols-[11rem_minmax(0,1fr)_14rem] 2xl:grid-cols-[13rem_minmax(0,1fr)_17rem]'
					: 'xl:grid-cols-[minmax(0,1fr)_17rem]',
			)}
		>
			{several && (
				<div className="hidden xl:block">
					<ChapterList chapters={chapters} active={chapter} onChoose={seek} />
				</div>
			)}
			<section aria-label="Transcrição" className="min-w-0">
				<h2 className="sr-only">Transcrição</h2>
				<p id="falas-ajuda" className="sr-only">
					Use as setas para ir de fala em fala e Enter para ouvir a partir dela.
				</p>
				{/* On a phone, what is searched for takes the room of the tools beside it. */}
				<div className="sticky top-0 z-10 -mx-2 flex items-center gap-2 bg-paper px-2 pt-3 pb-5 max-sm:has-[input:not(:placeholder-shown)]:[&>:not(search)]:hidden">
					<SearchField search={search} />
					{tools}
					{several && (
						<div className="xl:hidden">
							<ChapterMenu chapters={chapters} active={chapter} onChoose={seek} />
						</div>
					)}
				</div>
				<TranscriptList
					handle={list}
					transcript={transcript}
					chapters={titles}
					active={active}
					audio={audio}
					query={search.query}
					found={search.found}
					onSeek={seek}
					onInspect={setInspected}
					onShowSource={setShown}
					onBrowse={browse}
				/>
				{!follows && active >= 0 && (
					<div className="pointer-events-none sticky bottom-[calc(var(--nav)+var(--dock,0px)+1rem)] z-10 mt-4 flex justify-center">
						<Button
							onClick={() => setFollows(true)}
							className="pointer-events-auto animate-enter rounded-full! bg-raised! shadow-[0_8px_30px_-10px_oklch(0.16_0.01_55/0.4)]"
						>
							<LocateFixed className="size-4.5" aria-hidden="true" />
							Voltar à fala atual
						</Button>
					</div>
				)}
			</section>
			<SourceAside podcastId={podcastId} line={looked} />
			<SourceSheet
				podcastId={podcastId}
				line={shown === null ? undefined : lines[shown]}
				onClose={() => setShown(null)}
			/>
		</div>
	);
}
