import { type RefObject, useEffect, useState } from 'react';
import { SPEEDS } from './controls.ts';

const KEY = 'nexus_speed';

const kept = (): number => {
	const speed = Number(localStorage.getItem(KEY));
	return SPEEDS.some((one) => one === speed) ? speed : 1;
};

/** How fast everything is played, in this browser from now on. */
export function useSpeed(audio: RefObject<HTMLAudioElement | null>): [number, (speed: number) => void] {
	const [speed, setSpeed] = useState(kept);
	useEffect(() => {
		localStorage.setItem(KEY, String(speed));
		if (!audio.current) return;
		audio.current.defaultPlaybackRate = speed;
		audio.current.playbackRate = speed;
	}, [audio, speed]);
	return [speed, setSpeed];
}
