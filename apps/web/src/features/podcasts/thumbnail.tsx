import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { peaksQuery } from '../../lib/queries.ts';
import { type Bar, barsOf } from '../../lib/waveform.ts';

/** One for each step of the stored thumbnail; episodes of earlier versions have two steps for each. */
const BARS = 32;
const STROKE = { A: 'stroke-ember', B: 'stroke-lagoon', '-': 'stroke-outline' } as const;
const SPEAKERS = ['A', 'B', '-'] as const;

/** All bars of one speaker as a single path: a list shows many thumbnails at once. */
const pathOf = (bars: Bar[], speaker: Bar['speaker']): string =>
	bars
		.map((bar, index) => {
			if (bar.speaker !== speaker) return '';
			const half = Math.max(0, bar.height * 40 - 2.5) / 2;
			return `M${index * 4 + 1.25} ${(20 - half).toFixed(2)}V${(20 + half + 0.01).toFixed(2)}`;
		})
		.join('');

/** The waveform of an episode as its picture; a line where there is no sound yet. */
export const Thumbnail = memo(function Thumbnail({ thumbnail }: { thumbnail: Podcast['thumbnail'] }) {
	const bars = thumbnail ? barsOf(thumbnail, BARS) : [];
	return (
		<svg
			viewBox={`0 0 ${BARS * 4 - 1.5} 40`}
			fill="none"
			strokeWidth="2.5"
			strokeLinecap="round"
			className="mt-2 h-7 w-20 shrink-0 sm:mt-0 sm:h-10 sm:w-28"
			aria-hidden="true"
		>
			{bars.length === 0 && <path d={`M1 20H${BARS * 4 - 2.5}`} strokeWidth="1.5" className="stroke-outline/50" />}
			{SPEAKERS.map((speaker) => (
				<path key={speaker} d={pathOf(bars, speaker)} className={STROKE[speaker]} />
			))}
		</svg>
	);
});

/** The picture of an episode that came to a halt: that of the first file that can be heard of it. */
export function BegunThumbnail({ podcastId, version }: { podcastId: string; version: string }) {
	const { data: peaks } = useQuery(peaksQuery(podcastId, 0, version));
	return <Thumbnail thumbnail={peaks ?? null} />;
}
