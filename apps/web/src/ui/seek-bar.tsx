import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { clock } from '../lib/format.ts';
import { useElapsed } from './use-playback.ts';
import { Waveform } from './waveform.tsx';

interface SeekBarProps {
	audio: RefObject<HTMLAudioElement | null>;
	/** Without them, a plain line shows how far it is. */
	peaks: { peaks: number[]; speakers: string } | undefined;
	/** Seconds. */
	duration: number;
	/** Where the audio element plays something else: what a choice does, and the seconds to stand at until then. */
	idle?: { position: number; onSeek: (seconds: number) => void } | undefined;
	className?: string;
}

/** Seconds that a key moves by. The slider's own steps would be less than a second in a short episode. */
const KEY_SECONDS = new Map([
	['ArrowRight', 5],
	['ArrowUp', 5],
	['ArrowLeft', -5],
	['ArrowDown', -5],
	['PageUp', 60],
	['PageDown', -60],
	['Home', Number.NEGATIVE_INFINITY],
	['End', Number.POSITIVE_INFINITY],
]);

/** The waveform, with a slider from 0 to 100 over it. */
export function SeekBar({ audio, peaks, duration, idle, className }: SeekBarProps) {
	const playing = useElapsed(audio);
	const [pointed, setPointed] = useState<number | null>(null);
	const elapsed = idle ? idle.position : playing;
	const share = duration > 0 ? Math.min(100, (elapsed / duration) * 100) : 0;
	const seek = (seconds: number) => {
		if (idle) idle.onSeek(seconds);
		else if (audio.current && duration > 0) audio.current.currentTime = seconds;
	};
	const press = (event: KeyboardEvent) => {
		const by = KEY_SECONDS.get(event.key);
		if (by === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		const from = idle ? idle.position : (audio.current?.currentTime ?? 0);
		seek(Math.min(duration, Math.max(0, from + by)));
	};
	const point = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
		if (pointerType !== 'mouse') return;
		const { left, width } = currentTarget.getBoundingClientRect();
		setPointed(Math.min(1, Math.max(0, (clientX - left) / width)));
	};
	return (
		<div
			className={clsx('relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4', className)}
			onPointerMove={point}
			onPointerLeave={() => setPointed(null)}
		>
			{peaks ? (
				<Waveform peaks={peaks} audio={idle ? undefined : audio} duration={duration} className="h-full" />
			) : (
				<div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-hairline" aria-hidden="true">
					<div className="h-full rounded-full bg-ink" style={{ width: `${share}%` }} />
				</div>
			)}
			{pointed !== null && duration > 0 && (
				<span
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 w-px bg-ink"
					style={{ left: `${pointed * 100}%` }}
				>
					<span className="figures absolute bottom-full left-1/2 mb-1 -translate-x-1/2 rounded-control bg-ink px-1.5 text-note whitespace-nowrap text-paper">
						{clock(pointed * duration)}
					</span>
				</span>
			)}
			<input
				type="range"
				min={0}
				max={100}
				step={0.1}
				value={share}
				aria-label="Posição no áudio"
				aria-valuetext={`${clock(elapsed)} de ${clock(duration)}`}
				onKeyDown={press}
				onChange={({ target }) => seek((Number(target.value) / 100) * duration)}
				className="absolute inset-0 size-full cursor-pointer opacity-0"
			/>
		</div>
	);
}
