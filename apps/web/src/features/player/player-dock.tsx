import { useQuery } from '@tanstack/react-query';
import { Download, Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { download, fileName } from '../../lib/download.ts';
import { clock } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { peaksQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { SeekBar } from '../../ui/seek-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useElapsed } from '../../ui/use-playback.ts';
import { PartsMenu } from './parts-menu.tsx';
import { type Player, usePlayer } from './player-context.ts';
import { SpeedMenu } from './speed-menu.tsx';
import type { Playing, Track } from './tracks.ts';
import { SKIP_AHEAD, SKIP_BACK, usePlayerKeys } from './use-player-keys.ts';
import { VolumeControl } from './volume-control.tsx';

async function saveTrack(playing: Playing, track: Track): Promise<void> {
	const name = playing.tracks.length > 1 ? `${playing.title} - parte ${track.part}` : playing.title;
	try {
		await download(track.downloadUrl, fileName(name, 'mp3'));
		toast({ title: 'Download iniciado' });
	} catch (error) {
		toast({
			title: 'Erro no download',
			description: reasonOf(error, 'Falha ao baixar o áudio'),
			destructive: true,
		});
	}
}

function Transport({ player, playing }: { player: Player; playing: Playing }) {
	const { status, toggle, go, skip, audio } = player;
	const several = playing.tracks.length > 1;
	const previous = () =>
		several && playing.index > 0 && (audio.current?.currentTime ?? 0) < 3 ? go(playing.index - 1) : skip(-1e6);
	return (
		<div className="flex items-center">
			<Button variant="quiet" size="icon" aria-label="Anterior" onClick={previous} className="max-sm:hidden">
				<SkipBack className="size-5" aria-hidden="true" />
			</Button>
			<Tooltip text={`Voltar ${SKIP_BACK} segundos`}>
				<Button
					variant="quiet"
					size="icon"
					aria-label={`Voltar ${SKIP_BACK} segundos`}
					onClick={() => skip(-SKIP_BACK)}
					className="max-sm:hidden"
				>
					<RotateCcw className="size-5" aria-hidden="true" />
				</Button>
			</Tooltip>
			<button
				type="button"
				onClick={toggle}
				aria-label={status === 'paused' ? 'Reproduzir' : 'Pausar'}
				className="relative mx-1 grid size-12 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-ink/88"
			>
				{status === 'loading' && <Spinner className="absolute -inset-1 size-14" />}
				{status === 'paused' ? (
					<Play className="size-5 translate-x-px fill-current" aria-hidden="true" />
				) : (
					<Pause className="size-5 fill-current" aria-hidden="true" />
				)}
			</button>
			<Tooltip text={`Avançar ${SKIP_AHEAD} segundos`}>
				<Button
					variant="quiet"
					size="icon"
					aria-label={`Avançar ${SKIP_AHEAD} segundos`}
					onClick={() => skip(SKIP_AHEAD)}
					className="max-sm:hidden"
				>
					<RotateCw className="size-5" aria-hidden="true" />
				</Button>
			</Tooltip>
			<Button
				variant="quiet"
				size="icon"
				aria-label="Próxima"
				disabled={playing.index + 1 >= playing.tracks.length}
				onClick={() => go(playing.index + 1)}
				className="max-sm:hidden"
			>
				<SkipForward className="size-5" aria-hidden="true" />
			</Button>
		</div>
	);
}

/** The player at the foot of every screen, while there is something to hear. */
export default function PlayerDock() {
	const player = usePlayer();
	const { playing, audio } = player;
	const dock = useRef<HTMLElement>(null);
	usePlayerKeys(player);
	const elapsed = useElapsed(audio);
	const track = playing?.tracks[playing.index];
	const { data: peaks } = useQuery({
		...peaksQuery(playing?.podcastId ?? '', playing?.index ?? 0, track?.url ?? ''),
		enabled: track !== undefined,
	});
	const duration = track?.duration || peaks?.duration || 0;

	useEffect(() => {
		const element = dock.current;
		const { style } = document.documentElement;
		if (!element) return;
		const observer = new ResizeObserver(() => style.setProperty('--dock', `${element.offsetHeight}px`));
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty('--dock');
		};
	}, []);

	if (!playing || !track) return null;
	return (
		<section
			ref={dock}
			aria-label="Player de áudio"
			className="fixed inset-x-0 bottom-(--nav) z-30 animate-sheet border-t border-hairline bg-raised/96 backdrop-blur-sm lg:bottom-0 lg:left-60"
		>
			<div className="mx-auto grid max-w-[80rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6 sm:px-6">
				<div className="order-2 sm:order-1">
					<Transport player={player} playing={playing} />
				</div>
				<div className="order-1 min-w-0 sm:order-2">
					<div className="flex items-baseline justify-between gap-4">
						<Link href={`/podcasts/${playing.podcastId}`} className="min-w-0 truncate font-semibold hover:underline">
							{playing.title}
						</Link>
						<span className="figures shrink-0 text-note text-soft">
							{playing.tracks.length > 1 && (
								<span className="mr-3 hidden sm:inline">
									Parte {playing.index + 1} de {playing.tracks.length}
								</span>
							)}
							{clock(elapsed)} / {clock(duration)}
						</span>
					</div>
					<SeekBar audio={audio} peaks={peaks} duration={duration} className="mt-1 h-8 sm:h-9" />
				</div>
				<div className="order-3 hidden items-center sm:flex">
					<SpeedMenu speed={player.speed} onChange={player.setSpeed} />
					<VolumeControl audio={audio} />
					<PartsMenu playing={playing} onGo={player.go} onSave={(one) => void saveTrack(playing, one)} />
					<Tooltip text="Baixar o áudio">
						<Button
							variant="quiet"
							size="icon"
							aria-label="Baixar o áudio"
							onClick={() => void saveTrack(playing, track)}
						>
							<Download className="size-5" aria-hidden="true" />
						</Button>
					</Tooltip>
					<Button variant="quiet" size="icon" aria-label="Fechar o player" onClick={player.close}>
						<X className="size-5" aria-hidden="true" />
					</Button>
				</div>
			</div>
		</section>
	);
}
