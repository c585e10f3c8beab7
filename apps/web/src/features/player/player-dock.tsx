import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { clock } from '../../lib/format.ts';
import { peaksQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { SeekBar } from '../../ui/seek-bar.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useElapsed } from '../../ui/use-playback.ts';
import { PartsMenu } from './parts-menu.tsx';
import { type Player, usePlayer } from './player-context.ts';
import { QueueMenu } from './queue-menu.tsx';
import { saveListedTrack, saveTrack } from './save-track.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { SpeedMenu } from './speed-menu.tsx';
import type { Playing, Track } from './tracks.ts';
import { Transport } from './transport.tsx';
import { usePlayerKeys } from './use-player-keys.ts';
import { canPlaceVoices, usePlacedVoices, useStereoChoice } from './use-stereo.ts';
import { VolumeControl } from './volume-control.tsx';

/** Keeps the page's foot free for as much as the dock takes. */
function useRoomAtTheFoot() {
	const dock = useRef<HTMLElement>(null);
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
	return dock;
}

function Times({ audio, duration }: { audio: Player['audio']; duration: number }) {
	const elapsed = useElapsed(audio);
	return (
		<>
			{clock(elapsed)} / {clock(duration)}
		</>
	);
}

/** What the times give way to when nothing can be heard. */
function Trouble({ player, track }: Pick<HeadProps, 'player' | 'track'>) {
	if (player.status === 'awaiting')
		return <span role="status">{track.isOpening ? 'Aguardando o resto...' : 'Aguardando a próxima parte...'}</span>;
	return (
		<span role="alert" className="flex items-center gap-2 text-alarm">
			<span className="max-sm:hidden">Não foi possível reproduzir.</span>
			<button type="button" onClick={player.retry} className="min-h-6 font-semibold underline underline-offset-4">
				Tentar novamente
			</button>
		</span>
	);
}

interface HeadProps {
	player: Player;
	playing: Playing;
	track: Track;
	duration: number;
}

function Head({ player, playing, track, duration }: HeadProps) {
	const troubled = player.status === 'awaiting' || player.status === 'failed';
	return (
		<div className="flex items-center justify-between gap-4">
			<p className="min-w-0 truncate">
				<Link href={`/podcasts/${playing.podcastId}`} className="font-semibold hover:underline">
					{playing.title}
				</Link>
				{playing.series && (
					<span className="text-note text-soft">
						{' '}
						· {playing.series.title}, {playing.series.position} de {playing.series.episodes}
					</span>
				)}
			</p>
			<div className="figures flex shrink-0 items-center gap-3 text-note text-soft">
				{track.isOpening && <span className="max-sm:hidden">Início do episódio</span>}
				{!track.isOpening && (playing.tracks.length > 1 || !playing.complete) && (
					<span className="max-sm:hidden">
						Parte {track.part} de {playing.tracks.length}
						{!playing.complete && ' prontas'}
					</span>
				)}
				{troubled ? <Trouble player={player} track={track} /> : <Times audio={player.audio} duration={duration} />}
				<span className="sm:hidden">
					<QueueMenu player={player} />
				</span>
				<Button
					variant="quiet"
					size="icon"
					aria-label="Fechar o player"
					onClick={player.close}
					className="-mr-3 sm:hidden"
				>
					<X className="size-5" aria-hidden="true" />
				</Button>
			</div>
		</div>
	);
}

/** The player at the foot of every screen, while there is something to hear. */
export default function PlayerDock() {
	const player = usePlayer();
	const { playing, audio } = player;
	const dock = useRoomAtTheFoot();
	usePlayerKeys(player, dock);
	const track = playing?.tracks[playing.index];
	const { data: peaks } = useQuery({
		...peaksQuery(playing?.podcastId ?? '', playing?.index ?? 0, track?.version ?? ''),
		enabled: track !== undefined && !track.isOpening,
	});
	const [stereo, setStereo] = useStereoChoice();
	usePlacedVoices(audio, stereo, peaks);
	if (!playing || !track) return null;
	const duration = track.duration || peaks?.duration || 0;
	const several = playing.tracks.length > 1;
	const saving = (
		<Tooltip text="Baixar este áudio em WAV">
			<Button variant="quiet" size="icon" aria-label="Baixar o áudio" onClick={() => void saveTrack(playing, track)}>
				<Download className="size-5" aria-hidden="true" />
			</Button>
		</Tooltip>
	);
	const speeds = (
		<SpeedMenu
			speed={player.speed}
			onChange={player.setSpeed}
			stereo={canPlaceVoices ? stereo : null}
			onStereo={setStereo}
		/>
	);
	const parts = <PartsMenu playing={playing} onGo={player.go} onSave={(one) => void saveListedTrack(playing, one)} />;

	return (
		<section
			ref={dock}
			aria-label="Player de áudio"
			className="fixed inset-x-0 bottom-(--nav) z-30 animate-sheet border-t border-hairline bg-raised lg:bottom-0 lg:left-60"
		>
			<div className="mx-auto grid max-w-[80rem] items-center gap-x-6 px-4 py-1.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6 sm:py-2.5">
				<div className="order-2 grid grid-cols-[3.5rem_1fr_3.5rem] items-center sm:order-1 sm:block">
					<span className="sm:hidden">{speeds}</span>
					<Transport player={player} playing={playing} />
					<span className="justify-self-end sm:hidden">{several ? parts : saving}</span>
				</div>
				<div className="order-1 min-w-0 sm:order-2">
					<Head player={player} playing={playing} track={track} duration={duration} />
					<SeekBar audio={audio} peaks={peaks} duration={duration} className="h-11 py-1.5 sm:mt-1 sm:h-9 sm:py-0" />
				</div>
				<div className="order-3 flex items-center max-sm:hidden">
					{speeds}
					<VolumeControl audio={audio} />
					{parts}
					<QueueMenu player={player} />
					<span className={clsx(several && 'max-lg:hidden')}>{saving}</span>
					<ShortcutsHelp />
					<Button variant="quiet" size="icon" aria-label="Fechar o player" onClick={player.close}>
						<X className="size-5" aria-hidden="true" />
					</Button>
				</div>
			</div>
		</section>
	);
}
