import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from '../lib/theme.ts';
import { type Bar, barsOf } from '../lib/waveform.ts';
import { MOVES } from './use-playback.ts';

const BAR = 3;
const GAP = 2;

function draw(canvas: HTMLCanvasElement, bars: Bar[], width: number, height: number): void {
	const context = canvas.getContext('2d');
	if (!context) return;
	const scale = window.devicePixelRatio || 1;
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	context.scale(scale, scale);
	const style = getComputedStyle(canvas);
	const colours = {
		A: style.getPropertyValue('--wave-a'),
		B: style.getPropertyValue('--wave-b'),
		'-': style.getPropertyValue('--wave-rest'),
	};
	bars.forEach((bar, index) => {
		const tall = Math.max(2, bar.height ** 0.85 * height);
		context.fillStyle = colours[bar.speaker];
		context.beginPath();
		context.roundRect(index * (BAR + GAP), (height - tall) / 2, BAR, tall, BAR / 2);
		context.fill();
	});
}

interface WaveformProps {
	peaks: { peaks: number[]; speakers: string };
	/** What has been played stands out against the rest; without it, all of it does. */
	audio?: RefObject<HTMLAudioElement | null>;
	/** Seconds, when the audio element does not know yet. */
	duration?: number;
	className?: string;
}

/** The sound in the colour of whoever speaks. Only the clip of the played layer moves while it plays. */
export function Waveform({ peaks, audio, duration, className = 'h-16' }: WaveformProps) {
	const box = useRef<HTMLDivElement>(null);
	const rest = useRef<HTMLCanvasElement>(null);
	const played = useRef<HTMLCanvasElement>(null);
	const [size, setSize] = useState({ width: 0, height: 0 });
	const theme = useTheme();
	const layered = audio !== undefined;

	useLayoutEffect(() => {
		const element = box.current;
		if (!element) return;
		const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	useLayoutEffect(() => {
		void theme;
		void layered;
		const bars = barsOf(peaks, Math.floor((size.width + GAP) / (BAR + GAP)));
		for (const canvas of [rest.current, played.current]) if (canvas) draw(canvas, bars, size.width, size.height);
	}, [peaks, size, theme, layered]);

	useEffect(() => {
		const sound = audio?.current;
		if (!sound) return;
		let frame = 0;
		const follow = () => {
			const total = Number.isFinite(sound.duration) ? sound.duration : duration;
			const share = total ? Math.min(1, sound.currentTime / total) : 0;
			if (played.current) played.current.style.clipPath = `inset(0 ${100 - share * 100}% 0 0)`;
			cancelAnimationFrame(frame);
			if (!sound.paused && !sound.ended) frame = requestAnimationFrame(follow);
		};
		for (const move of MOVES) sound.addEventListener(move, follow);
		follow();
		return () => {
			cancelAnimationFrame(frame);
			for (const move of MOVES) sound.removeEventListener(move, follow);
		};
	}, [audio, duration]);

	return (
		<div ref={box} className={`relative ${className}`} aria-hidden="true">
			<canvas ref={rest} className={`absolute inset-0 size-full ${layered ? 'opacity-32' : ''} ${WAVE}`} />
			{layered && <canvas ref={played} className={`absolute inset-0 size-full ${WAVE}`} />}
		</div>
	);
}

const WAVE = '[--wave-a:var(--ember)] [--wave-b:var(--lagoon)] [--wave-rest:var(--hairline-strong)]';
