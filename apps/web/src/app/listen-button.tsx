import { Pause, Play } from 'lucide-react';
import { usePlayer } from '../features/player/player-context.ts';
import { clock } from '../lib/format.ts';
import { beginsWithOpening, type Hearable } from '../lib/podcast-state.ts';
import { positionOf } from '../lib/positions.ts';
import { Button } from '../ui/button.tsx';

/** Less than this was hardly begun. Seconds. */
const BEGUN = 5;

/** Plays a podcast from where it was left, or pauses it. */
export function ListenButton({ podcast }: { podcast: Hearable }) {
	const { playing, status, toggle, open } = usePlayer();
	const here = playing?.podcastId === podcast.id;
	const sounding = here && status !== 'paused' && status !== 'failed';
	const left = here ? 0 : positionOf(podcast.id);
	const first = beginsWithOpening(podcast) ? 'Ouvir o início' : 'Ouvir';
	const label = sounding ? 'Pausar' : left >= BEGUN ? `Continuar de ${clock(left)}` : first;
	const Icon = sounding ? Pause : Play;
	return (
		<Button variant="primary" onClick={() => (here ? toggle() : open(podcast))} className="figures">
			<Icon className="size-4.5 fill-current" aria-hidden="true" />
			{label}
		</Button>
	);
}
