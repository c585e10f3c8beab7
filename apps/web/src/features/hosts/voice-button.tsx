import { DEFAULT_LANGUAGE, type Language } from '@nexus/contract/languages';
import { VOICES, type VoiceId } from '@nexus/contract/voices';
import clsx from 'clsx';
import { LoaderCircle, Play, Square } from 'lucide-react';
import { createContext, useContext, useEffect, useState } from 'react';
import { addressOf } from '../../lib/api.ts';
import { refreshTokens } from '../../lib/refresh.ts';
import { toast } from '../../lib/toast.ts';
import { INK, type Speaker } from '../../ui/host.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

/** The language that voices are heard in: the episode's. */
export const HeardLanguage = createContext<Language>(DEFAULT_LANGUAGE);

/** One voice is heard at a time. */
let sounding: HTMLAudioElement | null = null;

interface Hearing {
	onStart: () => void;
	onEnd: () => void;
}

/** Plays what the account's engine makes of the voice; the first time, the engine has to speak it. */
function listen(voice: VoiceId, language: Language, { onStart, onEnd }: Hearing): HTMLAudioElement {
	sounding?.pause();
	const audio = new Audio(addressOf('voiceSample', { voice }, { language }));
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
		console.error('The voice could not be heard', error);
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

interface VoiceButtonProps {
	voice: VoiceId;
	speaker: Speaker;
}

/** Plays a sentence in one of the voices. */
export function VoiceButton({ voice, speaker }: VoiceButtonProps) {
	const language = useContext(HeardLanguage);
	const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
	const [heard, setHeard] = useState(false);
	useEffect(() => () => audio?.pause(), [audio]);
	const begin = () => {
		setHeard(false);
		setAudio(listen(voice, language, { onStart: () => setHeard(true), onEnd: () => setAudio(null) }));
	};
	const stop = () => {
		audio?.pause();
		setAudio(null);
	};
	const Icon = !audio ? Play : heard ? Square : LoaderCircle;
	return (
		<Tooltip text={VOICES[voice].description}>
			<button
				type="button"
				aria-label={audio ? `Parar a voz ${voice}` : `Ouvir a voz ${voice}`}
				aria-busy={audio !== null && !heard}
				onClick={audio ? stop : begin}
				className={clsx(
					'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-note font-medium transition-colors duration-150 sm:min-h-9',
					'border-hairline bg-raised hover:border-current',
					INK[speaker].text,
				)}
			>
				<Icon className={clsx('size-3.5', audio && !heard ? 'animate-spin' : 'fill-current')} aria-hidden="true" />
				{voice}
			</button>
		</Tooltip>
	);
}
