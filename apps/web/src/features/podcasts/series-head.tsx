import { Ellipsis, Pause, Play } from 'lucide-react';
import type { SeriesOfPodcast } from '../../lib/podcast-series.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { useLazyMenu } from '../../ui/use-lazy-menu.ts';

const SeriesMenu = lazyWhenIdle(() => import('./series-menu.tsx'));

export interface SeriesActions {
	/** Of what is on. */
	playingSeriesId: string | null;
	onPlaySeries: (id: string) => void;
	onPause: () => void;
	onSeriesDeleted: (id: string) => void;
}

export interface SeriesHeadProps extends SeriesActions {
	series: SeriesOfPodcast;
}

function progressWords({ episodes, ready, progress }: SeriesOfPodcast): string {
	const all = `${episodes} ${episodes === 1 ? 'episódio' : 'episódios'}`;
	if (ready === episodes) return all;
	return `${all} · ${ready} ${ready === 1 ? 'pronto' : 'prontos'} · ${Math.floor(progress)}%`;
}

/** What stands over the episodes of a series: its title, how far all of it is, and what can be done with it. */
export default function SeriesHead({ series, ...actions }: SeriesHeadProps) {
	const { playingSeriesId, onPlaySeries, onPause } = actions;
	const playing = playingSeriesId === series.id;
	return (
		<div className="flex items-center gap-x-4 pt-5 pb-2.5">
			<div className="min-w-0 flex-1">
				<p className="line-clamp-2 serif text-head font-semibold wrap-anywhere">{series.title}</p>
				<p className="figures mt-0.5 text-note text-soft">Série · {progressWords(series)}</p>
				{series.ready < series.episodes && series.progress > 0 && (
					<div aria-hidden="true" className="mt-2 h-1.5 max-w-80 overflow-hidden rounded-full bg-ink/10">
						<div className="h-full rounded-full bg-ink" style={{ width: `${series.progress}%` }} />
					</div>
				)}
			</div>
			<div className="flex items-center gap-1">
				{series.ready > 0 && (
					<Button
						size="icon"
						aria-label={playing ? `Pausar a série ${series.title}` : `Reproduzir a série ${series.title}`}
						onClick={() => (playing ? onPause() : onPlaySeries(series.id))}
						className="rounded-full!"
					>
						{playing ? (
							<Pause className="size-4.5 fill-current" aria-hidden="true" />
						) : (
							<Play className="size-4.5 translate-x-px fill-current" aria-hidden="true" />
						)}
					</Button>
				)}
				<Menu series={series} onDeleted={() => actions.onSeriesDeleted(series.id)} />
			</div>
		</div>
	);
}

function Menu({ series, onDeleted }: { series: SeriesOfPodcast; onDeleted: () => void }) {
	const [wanted, asking] = useLazyMenu(SeriesMenu);
	const trigger = (
		<Button variant="quiet" size="icon" aria-label={`Mais ações para a série ${series.title}`} {...(!wanted && asking)}>
			<Ellipsis className="size-5" aria-hidden="true" />
		</Button>
	);
	if (!wanted) return trigger;
	return (
		<SeriesMenu series={series} onDeleted={onDeleted}>
			{trigger}
		</SeriesMenu>
	);
}
