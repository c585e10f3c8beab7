import clsx from 'clsx';
import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { SKIP_AHEAD, SKIP_BACK } from './controls.ts';
import type { Player } from './player-context.ts';
import type { Playing } from './tracks.ts';

/** Into a track for longer than this, "previous" goes to its beginning. Seconds. */
const BEGUN = 3;

function SkipButton({ seconds, onSkip }: { seconds: number; onSkip: (seconds: number) => void }) {
	const label = seconds < 0 ? `Voltar ${-seconds} segundos` : `Avançar ${seconds} segundos`;
	const Icon = seconds < 0 ? RotateCcw : RotateCw;
	return (
		<Tooltip text={label}>
			<Button variant="quiet" size="icon" aria-label={label} onClick={() => onSkip(seconds)}>
				<span className="relative grid place-items-center" aria-hidden="true">
					<Icon className="size-7" strokeWidth={1.4} />
					<span className="figures absolute text-[0.5625rem] leading-none font-semibold">{Math.abs(seconds)}</span>
				</span>
			</Button>
		</Tooltip>
	);
}

/** Previous, 15 seconds back, play or pause, 30 seconds ahead, next. */
export function Transport({ player, playing }: { player: Player; playing: Playing }) {
	const { status, toggle, previous: goBack, next, hasNext, skip, audio } = player;
	const several = playing.tracks.length > 1 || hasNext || goBack !== null;
	const still = status === 'paused' || status === 'failed';
	const previous = () =>
		goBack && (audio.current?.currentTime ?? 0) < BEGUN ? goBack() : skip(Number.NEGATIVE_INFINITY);
	return (
		<div className="flex items-center justify-center">
			<Button
				variant="quiet"
				size="icon"
				aria-label="Anterior"
				onClick={previous}
				className={clsx(!several && 'max-sm:hidden')}
			>
				<SkipBack className="size-5" aria-hidden="true" />
			</Button>
			<SkipButton seconds={-SKIP_BACK} onSkip={skip} />
			<button
				type="button"
				onClick={toggle}
				aria-label={still ? 'Reproduzir' : 'Pausar'}
				className="relative mx-1.5 grid size-12 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-ink/88"
			>
				{(status === 'loading' || status === 'awaiting') && <Spinner className="absolute -inset-1 size-14" />}
				{still ? (
					<Play className="size-5 translate-x-px fill-current" aria-hidden="true" />
				) : (
					<Pause className="size-5 fill-current" aria-hidden="true" />
				)}
			</button>
			<SkipButton seconds={SKIP_AHEAD} onSkip={skip} />
			<Button
				variant="quiet"
				size="icon"
				aria-label="Próxima"
				disabled={!hasNext}
				onClick={next}
				className={clsx(!several && 'max-sm:hidden')}
			>
				<SkipForward className="size-5" aria-hidden="true" />
			</Button>
		</div>
	);
}
