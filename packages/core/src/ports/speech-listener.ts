import type { Recording } from './recording.ts';
import type { ClipRequest, SpeechDoubt, SpokenClip } from './speech.ts';

/** What keeps a recording from being accepted as the speech of its lines. */
export type SpeechFault =
	/** Something else than audio, or damaged. */
	| 'not_audio'
	| 'empty'
	/** Too short for its text. */
	| 'cut_off'
	/** Far too long for its text. */
	| 'too_long'
	| 'silent'
	/** Seconds of silence between words. */
	| 'gap'
	/** The voices get lower and lower. */
	| 'fading'
	/** A steady sound in place of speech. */
	| 'noise'
	/** Amplified beyond what samples can hold. */
	| 'clipped'
	/** Made at another sample rate than it says it has. */
	| 'wrong_rate'
	/** The text is said twice. */
	| 'repeated';

/** A clip's lines tell which of them are in doubt; `doubt` is the first of theirs. */
export type Heard = { clip: SpokenClip; doubt: SpeechDoubt | null } | { fault: SpeechFault };

/** Hears a recording of the lines that it was made for. Rejects with the request's signal's reason when aborted. */
export type Listening = (recording: Recording) => Promise<Heard>;

/** Checks speech that comes from elsewhere, cuts the silence from its ends and finds when each word is said. */
export interface SpeechListener {
	/**
	 * Makes ready for a recording of these lines, of which there may be several until one is good. Getting ready goes on
	 * while the recording is waited for.
	 * @throws NexusError speech_failed, when hearing, if a line has nothing to say
	 */
	listenFor(request: ClipRequest): Listening;
}
