import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { clock } from '../../lib/format.ts';
import { HostNames } from '../../ui/host.tsx';
import { SeekBar } from '../../ui/seek-bar.tsx';
import { SpokenTranscript } from '../../ui/spoken-transcript.tsx';
import { useElapsed, usePaused } from '../../ui/use-playback.ts';
import { SAMPLE_AUDIO, type Sample } from './sample-files.ts';

/** The same while it is awaited, so that nothing moves when it comes. */
export const SAMPLE_HEIGHT = 'h-[28.5rem]';

export function SamplePlayer({ sample: { transcript, peaks } }: { sample: Sample }) {
	const audio = useRef<HTMLAudioElement>(null);
	const paused = usePaused(audio);
	const elapsed = useElapsed(audio);
	const nameOf = (speaker: 'A' | 'B') => transcript.lines.find((line) => line.speaker === speaker)?.name ?? '';

	const seek = useCallback((seconds: number) => {
		if (!audio.current) return;
		audio.current.currentTime = seconds;
		void audio.current.play();
	}, []);
	const toggle = () => {
		if (!audio.current) return;
		if (audio.current.paused) void audio.current.play();
		else audio.current.pause();
	};

	return (
		<section
			aria-label="Episódio de exemplo"
			className={clsx('flex flex-col rounded-surface border border-hairline bg-raised', SAMPLE_HEIGHT)}
		>
			{/* biome-ignore lint/a11y/useMediaCaption: the transcript below is its caption */}
			<audio ref={audio} src={SAMPLE_AUDIO} preload="none" />
			<div className="flex items-center gap-4 p-5 pb-3">
				<button
					type="button"
					onClick={toggle}
					aria-label={paused ? 'Ouvir o exemplo' : 'Pausar o exemplo'}
					className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-ink/88"
				>
					{paused ? (
						<Play className="size-6 translate-x-0.5 fill-current" aria-hidden="true" />
					) : (
						<Pause className="size-6 fill-current" aria-hidden="true" />
					)}
				</button>
				<div className="min-w-0">
					<p className="font-semibold">Ouça um episódio</p>
					<p className="text-note text-soft">
						<HostNames a={nameOf('A')} b={nameOf('B')} />
					</p>
				</div>
				<p className="figures ml-auto self-end text-note whitespace-nowrap text-soft">
					{clock(elapsed)} / {clock(transcript.duration)}
				</p>
			</div>
			<SeekBar audio={audio} peaks={peaks} duration={transcript.duration} className="mx-5 h-16 shrink-0" />
			<div
				data-follows
				className="relative mt-3 min-h-0 flex-1 overflow-y-auto border-t border-hairline p-5 [mask-image:linear-gradient(to_bottom,black_80%,transparent)] focus-visible:[mask-image:none]"
			>
				<SpokenTranscript lines={transcript.lines} audio={audio} onSeek={seek} />
				<div className="h-16" />
			</div>
		</section>
	);
}
