import type { Podcast } from '@nexus/contract';
import { barsOf } from '../../lib/waveform.ts';

const BARS = 28;
const FILL = { A: 'fill-ember', B: 'fill-lagoon', '-': 'fill-outline' } as const;

/** The waveform of an episode as its picture; a line where there is no sound yet. */
export function Thumbnail({ thumbnail }: { thumbnail: Podcast['thumbnail'] }) {
	const bars = thumbnail ? barsOf(thumbnail, BARS) : [];
	return (
		<svg viewBox={`0 0 ${BARS * 4 - 1.5} 40`} className="h-10 w-28 shrink-0" aria-hidden="true">
			{bars.length === 0 && <rect y="19" width="100%" height="1.5" rx="0.75" className="fill-outline/50" />}
			{bars.map((bar, index) => {
				const height = Math.max(2.5, bar.height * 40);
				return (
					<rect
						// biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
						key={index}
						x={index * 4}
						y={(40 - height) / 2}
						width="2.5"
						height={height}
						rx="1.25"
						className={FILL[bar.speaker]}
					/>
				);
			})}
		</svg>
	);
}
