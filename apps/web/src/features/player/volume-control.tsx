import { Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export function VolumeControl({ audio }: { audio: RefObject<HTMLAudioElement | null> }) {
	const [volume, setVolume] = useState(audio.current?.volume ?? 0.8);
	const [muted, setMuted] = useState(audio.current?.muted ?? false);

	useEffect(() => {
		const sound = audio.current;
		if (!sound) return;
		const changed = () => {
			setVolume(sound.volume);
			setMuted(sound.muted);
		};
		sound.addEventListener('volumechange', changed);
		return () => sound.removeEventListener('volumechange', changed);
	}, [audio]);

	const silent = muted || volume === 0;
	const Icon = silent ? VolumeX : Volume2;
	return (
		<div className="hidden items-center lg:flex">
			<Button
				variant="quiet"
				size="icon"
				aria-label={silent ? 'Ativar o som' : 'Silenciar'}
				onClick={() => {
					if (audio.current) audio.current.muted = !silent;
				}}
			>
				<Icon className="size-5" aria-hidden="true" />
			</Button>
			<input
				type="range"
				min={0}
				max={100}
				value={silent ? 0 : Math.round(volume * 100)}
				aria-label="Volume"
				onChange={({ target }) => {
					if (!audio.current) return;
					audio.current.muted = false;
					audio.current.volume = Number(target.value) / 100;
				}}
				className="slider mr-2 w-20"
			/>
		</div>
	);
}
