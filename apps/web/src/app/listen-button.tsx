import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { usePlayer } from '../features/player/player-context.ts';
import { clock } from '../lib/format.ts';
import { beginsWithOpening, type Hearable } from '../lib/podcast-state.ts';
import { positionOf } from '../lib/positions.ts';
import { Button } from '../ui/button.tsx';

/** Less than this was hardly begun. Seconds. */
const BEGUN = 5;

const continued = (seconds: number): string => `Continuar de ${clock(seconds)}`;

/** Plays a podcast from where it was left, or pauses it. What stands beside it stays where it is meanwhile. */
export function ListenButton({ podcast }: { podcast: Hearable }) {
	const { playing, status, toggle, open } = usePlayer();
	const here = playing?.podcastId === podcast.id;
	const sounding = here && status !== 'paused' && status !== 'failed';
	const left = here && !playing.startsPaused ? 0 : positionOf(podcast.id);
	const first = beginsWithOpening(podcast) ? 'Ouvir o início' : 'Ouvir';
	const label = sounding ? 'Pausar' : left >= BEGUN ? continued(left) : first;
	const Icon = sounding ? Pause : Play;
	/** What it has said since it is there; it is as wide as the widest. */
	const said = useRef(new Set([first, 'Pausar']));
	said.current.add(label);
	return (
		<Button
			variant="primary"
			onClick={() => (here ? toggle() : open(podcast))}
			className="figures inline-grid! max-sm:w-full *:col-start-1 *:row-start-1"
		>
			{[...said.current].map((one) => (
				<span
					key={one}
					aria-hidden={one !== label}
					className={clsx('flex items-center justify-center gap-2', one !== label && 'invisible')}
				>
					<Icon className="size-4.5 fill-current" aria-hidden="true" />
					{one}
				</span>
			))}
		</Button>
	);
}
