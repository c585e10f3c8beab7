import { VOICES, type VoiceId } from '@nexus/contract/voices';
import clsx from 'clsx';
import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { INK, type Speaker } from '../../ui/host.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

/** One voice is heard at a time. */
let sounding: HTMLAudioElement | null = null;

function listen(voice: VoiceId, onEnd: () => void): HTMLAudioElement {
	sounding?.pause();
	const audio = new Audio(`/voices/${voice.toLowerCase()}.mp3`);
	sounding = audio;
	for (const end of ['ended', 'pause', 'error'] as const) audio.addEventListener(end, onEnd, { once: true });
	audio.play().catch((error: unknown) => {
		if (error instanceof DOMException && error.name === 'AbortError') return;
		console.error('The voice could not be heard', error);
		onEnd();
		toast({
			title: 'Erro de reprodução',
			description: 'Não foi possível carregar ou reproduzir o áudio.',
			destructive: true,
		});
	});
	return audio;
}

interface VoiceButtonProps {
	voice: VoiceId;
	speaker: Speaker;
}

/** Plays a sentence in one of the voices. */
export function VoiceButton({ voice, speaker }: VoiceButtonProps) {
	const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
	useEffect(() => () => audio?.pause(), [audio]);
	const Icon = audio ? Square : Play;
	return (
		<Tooltip text={VOICES[voice].description}>
			<button
				type="button"
				aria-label={audio ? `Parar a voz ${voice}` : `Ouvir a voz ${voice}`}
				onClick={() => (audio ? audio.pause() : setAudio(listen(voice, () => setAudio(null))))}
				className={clsx(
					'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-note font-medium transition-colors duration-150 sm:min-h-9',
					'border-hairline bg-raised hover:border-current',
					INK[speaker].text,
				)}
			>
				<Icon className="size-3.5 fill-current" aria-hidden="true" />
				{voice}
			</button>
		</Tooltip>
	);
}
