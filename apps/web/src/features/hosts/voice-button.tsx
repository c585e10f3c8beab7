import { DEFAULT_LANGUAGE, type Language } from '@nexus/contract/languages';
import { VOICES, type VoiceId } from '@nexus/contract/voices';
import clsx from 'clsx';
import { createContext, useContext } from 'react';
import { addressOf } from '../../lib/api.ts';
import { useSampleSound } from '../../lib/sample-sound.ts';
import { INK, type Speaker } from '../../ui/host.tsx';
import { SampleIcon } from '../../ui/sample-icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

/** The language that voices are heard in: the episode's. */
export const HeardLanguage = createContext<Language>(DEFAULT_LANGUAGE);

interface VoiceButtonProps {
	voice: VoiceId;
	/** A voice of the model's own instead. */
	modelVoice?: string | undefined;
	speaker: Speaker;
	/** Without its name where there is little room: on a small stage the people's names come first. */
	slim?: boolean;
}

/** Plays a sentence in one of the voices, as the account's engine says it. */
export function VoiceButton({ voice, modelVoice, speaker, slim = false }: VoiceButtonProps) {
	const language = useContext(HeardLanguage);
	const name = modelVoice ?? voice;
	const { state, toggle } = useSampleSound(addressOf('voiceSample', { voice }, { language, model_voice: modelVoice }));
	return (
		<Tooltip text={VOICES[voice].description}>
			<button
				type="button"
				aria-label={state === 'silent' ? `Ouvir a voz ${name}` : `Parar a voz ${name}`}
				aria-busy={state === 'waiting'}
				onClick={toggle}
				className={clsx(
					'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-note font-medium transition-colors duration-150 sm:min-h-9',
					'border-hairline bg-raised hover:border-current',
					slim && '@max-xs:min-w-11 @max-xs:justify-center @max-xs:px-0 sm:@max-xs:min-w-9',
					INK[speaker].text,
				)}
			>
				<SampleIcon state={state} />
				<span className={clsx(slim && '@max-xs:hidden')}>{name}</span>
			</button>
		</Tooltip>
	);
}
