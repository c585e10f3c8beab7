import { useCallback, useEffect, useState } from 'react';
import { refreshTokens } from './refresh.ts';
import { toast } from './toast.ts';

/** One sample is heard at a time. */
let sounding: HTMLAudioElement | null = null;

interface Hearing {
	onStart: () => void;
	onEnd: () => void;
}

/** Plays a short sound that the server may have to make first. */
function listen(address: string, { onStart, onEnd }: Hearing): HTMLAudioElement {
	sounding?.pause();
	const audio = new Audio(address);
	sounding = audio;
	const ended = () => {
		if (sounding === audio) sounding = null;
		onEnd();
	};
	for (const end of ['ended', 'pause'] as const) audio.addEventListener(end, ended, { once: true });
	audio.addEventListener('playing', onStart, { once: true });
	// The media cookie may have run out: it is renewed with the tokens.
	play(audio).catch(async () => {
		await refreshTokens();
		if (sounding === audio) await play(audio, true).catch(fail);
	});
	return audio;

	function fail(error: unknown) {
		console.error('The sample could not be heard', error);
		ended();
		toast({
			title: 'Erro de reprodução',
			description: 'A voz não pôde ser ouvida agora. Tente de novo em instantes.',
			destructive: true,
		});
	}
}

async function play(audio: HTMLAudioElement, again = false): Promise<void> {
	if (again) audio.load();
	try {
		await audio.play();
	} catch (error) {
		// Whoever stops it before it begins has not met an error.
		if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
	}
}

export interface SampleSound {
	/** `waiting`: the server is making it. */
	state: 'silent' | 'waiting' | 'heard';
	/** Begins it, or stops it. */
	toggle: () => void;
}

/** A short sound at an address; it stops with its component. */
export function useSampleSound(address: string): SampleSound {
	const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
	const [heard, setHeard] = useState(false);
	useEffect(() => () => audio?.pause(), [audio]);
	const toggle = useCallback(() => {
		if (audio) {
			audio.pause();
			setAudio(null);
			return;
		}
		setHeard(false);
		setAudio(listen(address, { onStart: () => setHeard(true), onEnd: () => setAudio(null) }));
	}, [audio, address]);
	return { state: audio === null ? 'silent' : heard ? 'heard' : 'waiting', toggle };
}
