import type { Peaks } from '@nexus/contract';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { usePlayback } from '../../ui/use-playback.ts';

const KEY = 'nexus_stereo';
/** How far a host sits from the middle, of 1 at the ear. */
const PLACE = { A: -0.25, B: 0.25 } as const;
/**
 * A panner plays what is in the middle 3 dB softer than it would be without one. So much makes up for it as keeps the
 * nearer ear under full scale.
 */
const LEVEL = 1.2;
/** Seconds in which a voice comes to its place: no click, and nobody hears it move. */
const GLIDE = 0.03;

/** Whether the browser can place voices at all. */
export const canPlaceVoices = typeof StereoPannerNode === 'function';

interface Room {
	context: AudioContext;
	panner: StereoPannerNode;
}

/** An element's sound can be taken once, and not be given back: it stays in its room when the voices are put together. */
const rooms = new WeakMap<HTMLAudioElement, Room>();

function roomOf(sound: HTMLAudioElement): Room {
	const known = rooms.get(sound);
	if (known) return known;
	const context = new AudioContext();
	const panner = context.createStereoPanner();
	const level = context.createGain();
	level.gain.value = LEVEL;
	context.createMediaElementSource(sound).connect(level).connect(panner).connect(context.destination);
	const room = { context, panner };
	rooms.set(sound, room);
	return room;
}

/** Whether hosts are heard slightly left and right, in this browser from now on. */
export function useStereoChoice(): [boolean, (on: boolean) => void] {
	const [on, setOn] = useState(() => canPlaceVoices && localStorage.getItem(KEY) === 'on');
	const choose = useCallback((wanted: boolean) => {
		localStorage.setItem(KEY, wanted ? 'on' : 'off');
		setOn(wanted);
	}, []);
	return [on, choose];
}

/** Places whoever speaks, as the waveform tells it: files have one channel (docs/decisions/036). */
export function usePlacedVoices(
	audio: RefObject<HTMLAudioElement | null>,
	on: boolean,
	peaks: Pick<Peaks, 'speakers' | 'peaks_per_second'> | undefined,
): void {
	const speakerNow = useCallback(
		(sound: HTMLAudioElement | null) =>
			sound && peaks ? peaks.speakers[Math.floor(sound.currentTime * peaks.peaks_per_second)] : undefined,
		[peaks],
	);
	const speaker = usePlayback(audio, speakerNow);

	useEffect(() => {
		const sound = audio.current;
		if (!sound || !on) return;
		// A room that is made, or woken, while somebody presses a button is let sound by every browser.
		const wake = () => void roomOf(sound).context.resume();
		if (!sound.paused) wake();
		sound.addEventListener('play', wake);
		return () => sound.removeEventListener('play', wake);
	}, [audio, on]);

	useEffect(() => {
		const room = audio.current && rooms.get(audio.current);
		// In a pause, the one who spoke stays where they are.
		if (!room || (on && speaker === '-')) return;
		const place = on && (speaker === 'A' || speaker === 'B') ? PLACE[speaker] : 0;
		room.panner.pan.setTargetAtTime(place, room.context.currentTime, GLIDE);
	}, [audio, on, speaker]);
}
