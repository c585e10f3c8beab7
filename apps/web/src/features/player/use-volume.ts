import { type RefObject, useEffect } from 'react';

const KEY = 'nexus_volume';
/** 0 to 1. */
const DEFAULT_VOLUME = 0.8;

interface Volume {
	/** 0 to 1. */
	volume: number;
	muted: boolean;
}

function kept(): Volume {
	const otherwise = { volume: DEFAULT_VOLUME, muted: false };
	try {
		const { volume, muted }: Partial<Volume> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		return volume !== undefined && volume >= 0 && volume <= 1 ? { volume, muted: muted === true } : otherwise;
	} catch (error) {
		console.error('The volume could not be read', error);
		return otherwise;
	}
}

/** How loud everything is played, in this browser from now on. */
export function useVolume(audio: RefObject<HTMLAudioElement | null>): void {
	useEffect(() => {
		const sound = audio.current;
		if (!sound) return;
		const { volume, muted } = kept();
		sound.volume = volume;
		sound.muted = muted;
		const changed = () => localStorage.setItem(KEY, JSON.stringify({ volume: sound.volume, muted: sound.muted }));
		sound.addEventListener('volumechange', changed);
		return () => sound.removeEventListener('volumechange', changed);
	}, [audio]);
}
