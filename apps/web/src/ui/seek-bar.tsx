import clsx from 'clsx';
import type { RefObject } from 'react';
import { clock } from '../lib/format.ts';
import { useElapsed } from './use-playback.ts';
import { Waveform } from './waveform.tsx';

interface SeekBarProps {
	audio: RefObject<HTMLAudioElement | null>;
	/** Without them, a plain line shows how far it is. */
	peaks: { peaks: number[]; speakers: string } | undefined;
	/** Seconds. */
	duration: number;
	className?: string;
}

/** The waveform, with a slider from 0 to 100 over it. */
export function SeekBar({ audio, peaks, duration, className }: SeekBarProps) {
	const elapsed = useElapsed(audio);
	const share = duration > 0 ? Math.min(100, (elapsed / duration) * 100) : 0;
	return (
		<div className={clsx('relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4', className)}>
			{peaks ? (
				<Waveform peaks={peaks} audio={audio} duration={duration} className="h-full" />
			) : (
				<div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-hairline" aria-hidden="true">
					<div className="h-full rounded-full bg-ink" style={{ width: `${share}%` }} />
				</div>
			)}
			<input
				type="range"
				min={0}
				max={100}
				step={0.1}
				value={share}
				aria-label="Posição no áudio"
				aria-valuetext={`${clock(elapsed)} de ${clock(duration)}`}
				onChange={({ target }) => {
					if (audio.current && duration > 0) audio.current.currentTime = (Number(target.value) / 100) * duration;
				}}
				className="absolute inset-0 size-full cursor-pointer opacity-0"
			/>
		</div>
	);
}
